import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { paged } from '../pages.ts'
import { partiesIn, type Country, type Pools } from '../people.ts'
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
import { squareCode } from '../square_code.ts'

type Parties = Partial<Pools['GB']>

const british: Parties = {
  first: listOf('Rosalind|Kieran|Amina|Edmund|Tess|Julian|Mei|Barnaby'),
  last: listOf(
    'Amesbury|Bellinger|Chivers|Fry|Gane|Hillier|Kemble|Lacey|Pocock|Rudge|Sawtell|Wintle'
  ),
  streets: listOf(
    '31 Walcot Terrace|Unit 9, Avonside Trading Estate|The Maltings, Brewery Lane|6 Sion Hill|220 Bath Road|Beehive Yard'
  ),
  towns: townsOf(
    'Bath=BA1 5NQ|Bradford-on-Avon=BA15 1LF|Chippenham=SN15 3HR|Keynsham=BS31 1FT|Stratford-upon-Avon=CV37 6BA|Evesham=WR11 4TR'
  ),
}
const irish: Parties = {
  first: listOf('Pádraig|Maura|Seán|Bernadette|Fergal|Assumpta|Declan'),
  last: listOf('Comerford|Dowling|Egan|Foley|Holohan|Kinsella|Lawlor|Phelan|Quinlan|Tynan'),
  streets: listOf('Ballyragget Road|Clonmore|Knocktopher|Main Street|Rathdowney Road|The Cross'),
  towns: townsOf(
    'Callan, Co. Kilkenny=R95 X8C4|Durrow, Co. Laois=R32 K6T1|Cashel, Co. Tipperary=E25 FY60|Bagenalstown, Co. Carlow=R21 W923'
  ),
}
const german: Parties = {
  first: listOf('Hannelore|Torsten|Marlies|Eberhard|Waltraud|Steffen|Gudrun|Alwin'),
  last: listOf(
    'Bamberger|Diehl|Euler|Freitag-Lotz|Groß|Hofmann|Jung|Kuhl|Launspach|Pfeiffer|Schäfer|Weil'
  ),
  streets: listOf(
    'Weilburger Straße 62|Am Lahnufer 8|Marburger Str. 119|Hainweg 4a|Obergasse 17|Zur Schmiede 1'
  ),
  towns: townsOf(
    'Wetzlar=35578|Limburg a. d. Lahn=65549|Gießen=35390|Biedenkopf=35216|Nassau=56377|Bad Ems=56130'
  ),
}
const austrian: Parties = {
  first: listOf('Aloisia|Leopold|Hermine|Georg|Katharina|Franz'),
  last: listOf('Baumgartner|Eder|Hinterleitner|Huemer|Kastner|Mayrhofer|Pichler|Wimmer'),
  streets: listOf('Unterdorf 14|Bundesstraße 71|Hofmark 3|Innviertler Str. 25|Edt 9'),
  towns: townsOf(
    'Ried im Innkreis=4910|Grieskirchen=4710|Vöcklabruck=4840|Schärding=4780|Eferding=4070'
  ),
}
const swiss: Parties = {
  first: listOf('Ursina|Andri|Brigitte|Thomas|Seraina|Marcel'),
  last: listOf('Caflisch|Gubler|Hunziker|Meili|Oertli|Schmid|Tobler|Vetsch|Zogg'),
  streets: listOf('Industriestrasse 18|Bahnhofstrasse 9|Promenade 64|Untere Gasse 2|Rheinweg 31'),
  towns: townsOf('Chur=7000|Davos Platz=7270|Buchs SG=9470|Wil SG=9500|Flums=8890'),
  tel: '+41 ',
}

/** Buyers of these trades, and persons with the names of a country. */
const among = (country: Country, own: Parties, trade: string, forms: string) => ({
  country,
  pools: partiesIn(country, { ...own, trade: listOf(trade), forms: listOf(forms) }),
})

/** Names the seller after one of the patterns. */
function named({ doc, random }: Print, { first, last }: Parties, patterns: string): void {
  const name = random
    .pick(listOf(patterns))
    .replace(/\{(first|last)\}/g, (_, word) => random.pick((word === 'first' ? first : last)!))
  const site = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/-/g, ' ')
    .replace(/[^A-Za-z ]+/g, '')
    .trim()
    .split(/ +/)
    .slice(0, 2)
    .join('-')
    .toLowerCase()
  Object.assign(doc.seller, { name, mail: `office@${site}.example`, site: `www.${site}.example` })
}

const amount = (label: string, value: string) => row([label, `>${value}`])

const longDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${monthsIn('GB')[Number(month) - 1]} ${year}`

/** The bank of a British IBAN: sort code and account number. */
const sortCode = (iban: string) => iban.slice(8, 14).replace(/(..)(?=.)/g, '$1-')
const accountOf = (iban: string) => iban.slice(14)

/** The same number for the same goods. */
const codeOf = (name: string, least: number, count: number) =>
  least + [...name].reduce((code, letter) => (code * 33 + letter.charCodeAt(0)) % count, 5)

const careItems = itemsOf(`
  Erweiterte kleine Körperpflege (LK 02)|Einsatz|14|19; Große Körperpflege (LK 04)|Einsatz|28|37;
  Hilfe bei der Nahrungsaufnahme (LK 07)|Einsatz|9|13; Zubereitung einer warmen Mahlzeit (LK 11)|Einsatz|16|21;
  Reinigung der Wohnung (LK 13)|¼ Std.|7|9; Einkauf und Besorgungen (LK 15)|Einsatz|11|15;
  Begleitung zu Arztterminen (LK 16)|¼ Std.|8|10; Betreuung in der Häuslichkeit (LK 31)|¼ Std.|8|10;
  Hausbesuchspauschale (LK 17)|Einsatz|5|7; Zuschlag Hausbesuch Wochenende/Feiertag (LK 17a)|Einsatz|3|5;
  Ausbildungsumlage nach PflBG|Tag|1|2; Investitionskosten nach § 82 Abs. 4 SGB XI|Tag|1|3`)

const coopItems = itemsOf(`
  NAC 27 % N, Sack 40 kg|SA|16|24; Volldünger 15/15/15, Sack 25 kg|SA|19|27; Kalk gekörnt, Sack 40 kg|SA|7|11;
  Legemehl Garant 25 kg|SA|12|17|1; Kälberkorn pelletiert 25 kg|SA|13|18|1; Maisschrot 25 kg|SA|9|13|1;
  Pferdemüsli Struktur 20 kg|SA|14|19|1; Wiesenmischung Dauergrün 10 kg|SA|58|79|1; Saatmais Sorte 310, Einheit|EH|98|134|1;
  Hartholzbriketts 10 kg|PK|4|6|1; Viehsalz Leckstein 10 kg|ST|7|10; Mineralstoffmischung Rind 25 kg|SA|28|39|1;
  Weizenmehl W480 1 kg|PK|1|2|2; Steirisches Kürbiskernöl 0,5 l|FL|9|13|2; Gelierzucker 2:1 500 g|PK|2|3|2; Waldhonig 1 kg|GL|11|15|2;
  Stretchfolie 750 mm weiß|RO|79|98; Rundballennetz 3000 m|RO|159|205; Bindegarn 400 m/kg|SP|19|27;
  Weidezaungerät 230 V|ST|129|189; Weidezaunlitze 500 m|RO|24|38; Isolator Holzpfahl, 25 Stück|BT|7|11; T-Pfosten verzinkt 182 cm|ST|5|8;
  Motoröl 10W-40 STOU 20 l|KA|84|119; Hydrauliköl HLP 46 20 l|KA|62|88; AdBlue 10 l|KA|9|14; Sägekettenöl Bio 5 l|KA|17|24;
  Stallbesen 40 cm|ST|14|20; Schiebetruhe 100 l|ST|89|135; Futtertrog Kunststoff 90 l|ST|24|36; Melkfett 1 kg|DS|9|14;
  Arbeitshandschuh Gr. 10|PR|3|6; Gummistiefel S5 Gr. 43|PR|29|46; Zementsack CEM II 25 kg|SA|5|7; Estrichbeton 40 kg|SA|6|8;
  Rindermast-Kraftfutter lose|DT|29|38|1; Hafer gequetscht 20 kg|SA|10|14|1; Kanarienfutter 1 kg|PK|3|5|1; Rasensamen Spiel & Sport 5 kg|PK|34|49|1;
  Tomatenpflanzen veredelt|ST|3|5|1; Blumenerde 45 l|SA|6|9; Rindenmulch 60 l|SA|5|7; Apfelessig 1 l|FL|3|5|2; Nudeln Bauernband 500 g|PK|2|4|2;
  Kabelbinder 300 mm, 100 Stück|PK|5|8; Kettensägenkette 3/8"|ST|17|26; Planenhaken mit Gummiseil|ST|2|4; Getreideschaufel Alu|ST|24|33`)

/** Empty rows of a printed form. */
const blanks = (cells: number, count: number) =>
  `<tr class=e>${'<td>&nbsp;</td>'.repeat(cells)}</tr>`.repeat(Math.max(0, count))

const uidOf = (id: string) => id.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3')

/** Invoices of the United Kingdom, Ireland, Germany, Austria and Switzerland. */
export const avonLahn: Family[] = [
  // Freelance translator: page of a word processor, no VAT, volumes in thousands of words.
  {
    name: 'en-gb-translator-word-counts',
    plan: {
      currency: 'GBP',
      rates: [0],
      lines: [1, 5],
      isOnce: true,
      most: 9,
      isPart: true,
      isSellerPerson: true,
      days: [30],
      ...among(
        'GB',
        british,
        'Language Services|Publishing|Localisation|Patents',
        'Ltd|LLP|Limited'
      ),
      items: itemsOf(`
        German–English translation, supplier code of conduct|1000 words|85|115;
        German–English translation, annual report (notes)|1000 words|95|130;
        French–English translation, exhibition catalogue|1000 words|90|120;
        Revision of third-party translation|1000 words|38|52; Proofreading of typeset PDF|hour|36|48;
        Terminology research and glossary|hour|36|48; Subtitle adaptation, corporate film|hour|40|55;
        Certified translation, court papers|1000 words|105|140`),
      numbers: (random, year) => `${year.slice(2)}-${random.int(11, 97)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: longDay },
    css: 'body{font:11pt/1.35 "Carlito";color:#000;margin:6mm 8mm} .me{text-align:right;margin-bottom:11mm} .me b{font-size:15pt;color:#1f3864} .t{font-size:20pt;color:#1f3864;letter-spacing:2px;margin:0 0 5mm} .two{display:flex;justify-content:space-between;margin-bottom:9mm} .two table{width:76mm;align-self:flex-start} .two td{padding:1px 0} .w th{background:#d9e2f3;border:.5pt solid #8ea9db;padding:3px 5px;text-align:left} .w td{border:.5pt solid #8ea9db;padding:3px 5px;vertical-align:top} .w .s td{font-weight:bold} .w .r{padding-right:5px} p{margin:5mm 0 0} .b{width:auto;margin-top:2mm} .b td{padding:0 8mm 0 0}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=me><b>${d.seller.name}</b><br>MA (Translation), MITI<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone} | ${d.seller.mail}</div>
<div class=t>INVOICE</div>
<div class=two><div>${d.buyer.name}<br>Accounts Payable<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table>${row(['Invoice no.:', d.number])}${row(['Date:', p.date(d.issueDate)])}${row(['Your PO:', d.orderNumber])}${row(['Project manager:', random.pick(['Lena', 'Marcus', 'Olu', 'Carys'])])}${row(['Delivered:', p.date(d.deliveryDate)])}</table></div>
<table class=w>${heading(['Job', '>Volume', 'Unit', '>Rate (£)', '>Amount (£)'])}${rows.join('')}<tr class=s><td colspan=4 class=r>TOTAL</td><td class=r>${p.plain(d.total)}</td></tr></table>
<p>I am not registered for VAT, so no VAT is charged.</p>
<p>Terms: 30 days from the date of invoice. Please pay <b>${p.money(d.amountDue)}</b> by ${p.date(d.dueDate)} into the following account, quoting the invoice number:</p>
<table class=b>${row(['Account name', d.seller.name])}${row(['Sort code', sortCode(d.seller.iban)])}${row(['Account no.', accountOf(d.seller.iban)])}${row(['IBAN', grouped(d.seller.iban)])}</table>
<p>UTR ${random.digits(5)} ${random.digits(5)}. Copyright in the translations passes to the client on receipt of payment in full.</p>
<p>Many thanks for your custom,</p><p><i>${d.seller.name}</i></p>`
    },
  },
  // Agricultural contractor: printed form with blank rows, acres and hours, 13.5% VAT, paid on account.
  {
    name: 'en-ie-silage-contractor-acres',
    plan: {
      currency: 'EUR',
      rates: [13.5],
      lines: [2, 7],
      isOnce: true,
      isInOrder: true,
      most: 42,
      isPart: true,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [14, 21, 30],
      ...among('GB', irish, 'Farms|Dairy Farm|Livestock', 'Ltd|& Sons'),
      items: itemsOf(`
        Mowing with front and rear mowers|ac|22|29; Tedding|ac|10|14; Raking, twin rotor|ac|11|15;
        Silage harvesting incl. trailers and loader|ac|88|124; Pit rolling, extra tractor|hrs|55|70;
        Mow, bale and wrap, 6 layers|ac|94|128; Baling straw 4x4|ac|27|36; Drawing bales|hrs|50|62;
        Slurry, umbilical system|hrs|125|160; Slurry, 2500 gal. dribble bar|hrs|72|94; Ploughing|ac|36|46;
        One-pass sowing|ac|42|55; Spraying, own chemical supplied|ac|14|19; Hedge cutting|hrs|55|70;
        13 t digger with driver|hrs|55|68`),
      numbers: (random) => random.digits(4).replace(/^0/, '2'),
    },
    style: { ...point, date: slashed },
    css: 'body{font:10.5pt/1.35 "Liberation Sans";color:#123a1e;margin:0} .hd{text-align:center;border:1.4pt solid #1f6b3a;border-radius:3mm;padding:4mm;margin-bottom:4mm} .hd b{font:bold 23pt/1.1 "C059";color:#1f6b3a;display:block} .hd i{font-size:9.5pt;display:block;margin:1mm 0} .bar{display:flex;justify-content:space-between;font-size:9.5pt;margin-bottom:3mm} .n{font:bold 14pt "Liberation Sans";color:#b3261e} .bx{display:flex;border:1pt solid #1f6b3a} .bx>div{flex:1;padding:2.5mm 3mm;line-height:1.45} .bx>div+div{border-left:1pt solid #1f6b3a;flex:0 0 68mm} .bx small{display:block;color:#1f6b3a;font-size:7.5pt} .bx td{padding:.6mm 0} .g{margin-top:4mm;border:1pt solid #1f6b3a} .g th{background:#1f6b3a;color:#fff;font-size:9pt;text-align:left;padding:3px 6px} .g td{border-left:.6pt solid #1f6b3a;border-bottom:.3pt solid #a9ccb4;padding:4.4px 6px;color:#000} .g .r{padding-right:6px} .g .t td{border-bottom:.6pt solid #1f6b3a;padding:4px 6px;font-size:10pt} .g .t td:first-child{border-left:0} .g .k td{font-weight:bold;font-size:12.5pt} .f{display:flex;justify-content:space-between;gap:10mm;margin-top:5mm;font-size:9pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      asIrish(p, 'AIBK93')
      named(
        p,
        irish,
        '{last} Agri Contracting|{first} {last} & Sons|KILREE AGRI SERVICES|{last} Bros. Agricultural Contractors Ltd|{first} & {first} {last}'
      )
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sum = (kind: string, label: string, value: string) =>
        `<tr class="t ${kind}"><td colspan=4 class=r>${label}</td><td class=r>${value}</td></tr>`
      const rest = d.prepaid
        ? sum('', `Less paid on account (cheque ${random.digits(6)})`, p.plain(-d.prepaid))
        : ''
      return `<div class=hd><b>${d.seller.name}</b><i>Silage · Slurry · Tillage · Reseeding · Hedge Cutting · Digger &amp; Dumper Hire</i>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel. 056 77${random.digits(1)} ${random.digits(4)} &nbsp; Mobile 087 ${random.digits(3)} ${random.digits(4)}</div>
<div class=bar><div>VAT Reg. No. ${d.seller.vatId}</div><div><b style="font-size:14pt;letter-spacing:3px">INVOICE</b></div><div>No. <span class=n>${d.number}</span></div></div>
<div class=bx><div><small>To</small><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><table>${row(['Date', p.date(d.issueDate)])}${row(['Herd no.', `${random.pick(['P', 'S', 'T'])}${random.digits(7)}`])}${row(['Payment due', p.date(d.dueDate)])}</table></div></div>
<table class=g>${heading(['Date', 'Work done', '>Quantity', '>Rate €', '>Amount €'])}${rows.join('')}${blanks(5, 13 - rows.length)}${sum('', 'Total excl. VAT', p.plain(d.subtotal))}${sum('', `VAT @ ${p.number(d.taxes[0].rate)}%`, p.plain(d.tax))}${sum(d.prepaid ? '' : 'k', 'Total incl. VAT', p.plain(d.total))}${rest}${sum(d.prepaid ? 'k' : '', 'Amount due', `€${p.plain(d.amountDue)}`)}</table>
<div class=f><div>Bank transfer:<br>IBAN ${grouped(d.seller.iban)}<br>BIC AIBKIE2D</div><div>Cheques payable to ${d.seller.name}.<br>Diesel supplied by customer is not charged. Interest of 1.5% per month<br>may be added to accounts over 60 days. <i>Thank you for your business.</i></div></div>`
    },
  },
  // Hospital trust: shared service centre with codes, remittance slip at the foot.
  {
    name: 'en-gb-hospital-trust-recharge',
    plan: {
      currency: 'GBP',
      rates: [20],
      lines: [2, 8],
      isOnce: true,
      most: 40,
      days: [14, 30],
      ...among(
        'GB',
        british,
        'Surgery|Dental Care|Hospice|Independent Clinics|Medical Centre',
        'Ltd|LLP|Partnership|CIC'
      ),
      items: itemsOf(`
        Sterile services, instrument tray (standard)|Each|18|29; Sterile services, single pack|Each|3|6;
        Clinical waste collection, 770 l cart|Each|21|34; Linen hire, theatre pack|Pack|7|12;
        Medical physics, annual equipment test|Hour|58|84; Decontamination of endoscope|Each|24|38;
        Meeting room hire, Education Centre|Half day|75|130; Staff car park permits|Month|22|35;
        IT service desk, managed device|Month|14|21; Catering, working lunch|Head|8|14;
        Medical illustration, studio session|Session|85|140; Transport of samples, van run|Run|16|27`),
      numbers: (random) => `${random.int(70, 89)}${random.digits(6)}`,
    },
    style: {
      ...point,
      date: (y, m, d) => `${d}-${monthsIn('GB')[Number(m) - 1].slice(0, 3).toUpperCase()}-${y}`,
    },
    css: 'body{font:9pt/1.35 "Nimbus Sans";color:#000;margin:0} .hd{display:flex;justify-content:space-between;align-items:flex-start;height:26mm} .lz{background:#005eb8;color:#fff;font:bold italic 19pt/1 "Nimbus Sans";padding:1.4mm 2.4mm;display:inline-block} .tn{width:62mm;text-align:right;font:bold 12.5pt/1.2 "Nimbus Sans"} .tn small{display:block;color:#005eb8;font-size:9pt} h1{font-size:15pt;margin:0 0 4mm} .cols{display:flex;justify-content:space-between} .to{width:80mm;padding-left:4mm;line-height:1.45;font-size:10pt} .kv{width:84mm} .kv td{border:.5pt solid #000;padding:2px 5px} .kv td:first-child{background:#e8edee;width:34mm;font-weight:bold} .ln{margin-top:8mm} .ln th{background:#e8edee;border:.5pt solid #000;text-align:left;padding:3px 4px;font-size:8.3pt} .ln td{border-left:.5pt solid #000;border-right:.5pt solid #000;padding:3px 4px} .ln .r{padding-right:4px} .ln tbody tr:last-child td{border-bottom:.5pt solid #000} .s{width:78mm;margin:0 0 0 auto} .s td{border:.5pt solid #000;border-top:0;padding:3px 4px} .s .r{padding-right:4px} .nt{margin-top:6mm;font-size:8.3pt;width:165mm} .slip{position:fixed;left:0;right:0;bottom:0;border-top:.8pt dashed #000;padding-top:3mm;height:64mm} .slip h2{font-size:11pt;margin:0 0 2mm;text-align:center} .slip .cols{font-size:8.5pt;line-height:1.45} .slip .kv{width:72mm} .ad{position:absolute;bottom:0;left:0;right:0;font-size:7.3pt;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        british,
        'Avon Vale Hospitals NHS Foundation Trust|Mendip and Wansdyke Healthcare NHS Trust|ROYAL SABRINA INFIRMARY NHS FOUNDATION TRUST|North Cotswold University Hospitals NHS Trust'
      )
      const cost = `${random.int(21, 69)}${random.digits(4)}`
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=hd><div><div class=lz>NHS</div></div><div class=tn>${d.seller.name}<small>Finance Directorate</small></div></div>
<h1>INVOICE</h1>
<div class=cols><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town.toUpperCase()}<br>${d.buyer.postCode}</div><table class=kv>${row(['Invoice number', d.number])}${row(['Invoice date', p.date(d.issueDate)])}${row(['Customer number', d.customerNumber])}${row(['Your order no.', d.orderNumber])}${row(['Period', `${p.date(d.from)} to ${p.date(d.until)}`])}${row(['Terms', 'Strictly by due date'])}${row(['Due date', p.date(d.dueDate)])}${row(['VAT reg. no.', britishVat(d.seller.vatId)])}</table></div>
<table class=ln>${heading(['Line', 'Description', '>Quantity', 'UOM', '>Unit price', '>VAT %', '>Net amount'])}<tbody>${rows.join('')}</tbody></table>
<table class=s>${amount('Total net', p.plain(d.subtotal))}${amount('VAT', p.plain(d.tax))}${amount('<b>INVOICE TOTAL (GBP)</b>', `<b>${p.plain(d.total)}</b>`)}</table>
<div class=nt>Recharge from cost centre ${cost}. Queries about the goods or services: ext. ${random.digits(4)}, ${d.seller.mail}. Queries about payment: Accounts Receivable, ${d.seller.telephone}. Disputes must be raised within 14 days of the invoice date.</div>
<div class=slip><h2>REMITTANCE ADVICE</h2><div class=cols><div>Please pay by BACS and return this slip or e-mail it to us.<br><br>Account name: ${d.seller.name}<br>Sort code: ${sortCode(d.seller.iban)} &nbsp; Account number: ${accountOf(d.seller.iban)}<br>IBAN: ${d.seller.iban}<br><br>Payment by card: 0300 ${random.digits(3)} ${random.digits(4)} (24 hours, quote invoice number)</div><table class=kv>${row(['Customer', d.buyer.name])}${row(['Customer number', d.customerNumber])}${row(['Invoice number', d.number])}${row(['Amount due', `£${p.plain(d.amountDue)}`])}${row(['Amount paid', '£'])}</table></div><div class=ad>${d.seller.name}, ${d.seller.street}, ${d.seller.town} ${d.seller.postCode}</div></div>`
    },
  },
  // Coffee roastery: page of an online bookkeeping program with zero-rated coffee and a VAT summary.
  {
    name: 'en-gb-coffee-roastery-trade',
    plan: {
      currency: 'GBP',
      rates: [0, 20],
      lines: [5, 11],
      isOnce: true,
      most: 18,
      days: [7, 14, 30],
      ...among(
        'GB',
        british,
        'Café|Bakehouse|Delicatessen|Kitchen|Books & Coffee',
        'Ltd|Limited|CIC|LLP'
      ),
      items: itemsOf(`
        House Espresso 1kg, whole bean|bag|15|19; Ethiopia Guji natural 1kg|bag|21|27; Decaf Colombia 1kg|bag|19|24;
        Brazil Cerrado 6 x 250g retail|case|38|49; Filter sachets 50 x 60g|box|49|66; Drinking chocolate 32% 1kg|bag|12|16|1;
        Loose leaf breakfast tea 1kg|bag|17|23; Chai syrup 1L|bottle|8|11|1; Oat barista 6 x 1L|case|10|13;
        Compostable cup 8oz, sleeve of 50|sleeve|4|6|1; Cup lids 80mm, sleeve of 50|sleeve|2|4|1;
        Cleaning powder for group heads 900g|tub|9|13|1; Water filter cartridge C150|each|48|66|1;
        Barista training, half day on site|session|140|190|1; Grinder rental, monthly|month|35|48|1`),
      numbers: (random) => `${random.int(1, 5)}${random.digits(3)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:9.5pt/1.4 "Roboto";color:#393a3d;margin:0 3mm} .hd{display:flex;justify-content:space-between;align-items:flex-start} .hd b{font-size:12pt;color:#000} .lg{width:34mm;height:34mm} h1{font:300 23pt "Roboto";color:#a4552b;margin:3mm 0 4mm} .c3{display:flex;gap:9mm;margin-bottom:6mm} .c3>div{flex:1} .c3 small{display:block;font-weight:500;color:#8d9096;font-size:8pt} .c3 table{width:56mm} .c3 td{padding:0} .c3 td:first-child{font-weight:500;color:#8d9096;font-size:8pt;width:24mm} hr{border:0;border-top:.6pt solid #d9b6a2;margin:0 0 4mm} .a th{background:#f0e2d9;color:#a4552b;font-weight:400;text-align:left;padding:5px 5px;font-size:8.5pt} .a td{padding:5px 5px;vertical-align:top} .a .r{padding-right:5px} .e{border-top:1pt dotted #bbb;display:flex;justify-content:space-between;margin-top:4mm;padding-top:4mm} .e .m{width:80mm;font-size:8.6pt} .e table{width:82mm;align-self:flex-start} .e td{padding:3px 5px 3px 0;color:#8d9096} .e td.r{color:#393a3d} .e .k td{font-size:13pt;font-weight:bold;color:#000;padding-top:6px;border-top:1pt dotted #bbb} .v{margin-top:8mm;break-inside:avoid} .v h3{font:400 10pt "Roboto";color:#a4552b;text-align:right;margin:0 0 1mm;text-align:left} .v th{background:#f0e2d9;color:#a4552b;font-weight:400;text-align:left;padding:4px 5px;font-size:8.5pt} .v td{padding:4px 5px} .v .r{padding-right:5px} .ft{margin-top:12mm;text-align:center;font-size:8pt;color:#8d9096}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        british,
        'Weirside Coffee Roasters Ltd|{last} & {last} Coffee|KENNET ROASTERY|Tin Kettle Coffee Company Limited|{last}’s Coffee Works'
      )
      const code = (rate: number) => (rate ? `${p.number(rate, 1)}% S` : '0.0% Z')
      const rows = p.lines((l) =>
        row([
          l.description,
          code(l.rate),
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          t.rate ? `VAT @ ${p.number(t.rate)}%` : 'VAT @ 0%',
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t))}`,
        ])
      )
      return `<div class=hd><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.mail}<br>${d.seller.site}<br>VAT Registration No.: ${britishVat(d.seller.vatId)}<br>Company Registration No. 1${random.int(0, 5)}${random.digits(6)}</div><svg class=lg viewBox="0 0 34 34"><circle cx="17" cy="17" r="16" fill="#a4552b"/><g transform="rotate(35 17 17)"><ellipse cx="17" cy="17" rx="7" ry="11" fill="#f0e2d9"/><path d="M17 6c-4 5 4 8 0 11s4 6 0 11" fill="none" stroke="#a4552b" stroke-width="1.6"/></g></svg></div>
<h1>INVOICE</h1>
<div class=c3><div><small>BILL TO</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><small>SHIP TO</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table style="align-self:flex-start">${row(['INVOICE', d.number])}${row(['DATE', p.date(d.issueDate)])}${row(['DUE DATE', p.date(d.dueDate)])}${row(['P.O. NO.', d.orderNumber])}</table></div><hr>
<table class=a>${heading(['DESCRIPTION', 'VAT', '>QTY', '>RATE', '>AMOUNT'])}${rows.join('')}</table>
<div class=e><div class=m>Standing order roast day is ${random.pick(['Monday', 'Tuesday', 'Wednesday'])}; changes by noon the day before, please. We roast, pack and deliver within five days.<br><br>Bank transfer: ${d.seller.name}<br>Sort code ${sortCode(d.seller.iban)} · Account ${accountOf(d.seller.iban)}<br>IBAN ${grouped(d.seller.iban)}</div><table>${amount('SUBTOTAL', p.plain(d.subtotal))}${amount('VAT TOTAL', p.plain(d.tax))}${amount('TOTAL', p.plain(d.total))}${rowOf('k', ['BALANCE DUE', `>£${p.plain(d.amountDue)}`])}</table></div>
<div class=v><h3>VAT SUMMARY</h3><table>${heading(['RATE', '>VAT', '>NET'])}${taxes.join('')}</table></div>
<div class=ft>Title to the goods remains with ${d.seller.name} until paid in full.</div>`
    },
  },
  // Home care service: letter with services that the person pays, free of tax.
  {
    name: 'de-pflegedienst-selbstzahler',
    plan: {
      currency: 'EUR',
      rates: [0],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 31,
      isBuyerPerson: true,
      days: [7, 10, 14],
      ...among('DE', german, 'Betreuungsbüro|Rechtsanwälte|Stiftung', 'GbR|GmbH|PartG mbB'),
      items: careItems,
      numbers: (random, year) => `${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dotted },
    css: 'body{font:10pt/1.4 "Open Sans";color:#222;margin:0 0 0 5mm} .hd{display:flex;justify-content:flex-end;align-items:center;gap:4mm;height:24mm;color:#7a1f5c} .hd b{font-size:15pt;line-height:1.15;max-width:90mm} .hd svg{width:17mm;height:17mm} .ad{display:flex;justify-content:space-between;margin:8mm 0 12mm} .sn{font-size:6.8pt;border-bottom:.4pt solid #555;margin-bottom:2mm;padding-bottom:.5mm} .to{width:86mm;font-size:10.5pt} .in{width:64mm;font-size:8.6pt} .in td{padding:.8px 0;vertical-align:top} .in td:first-child{color:#7a1f5c;width:28mm} h1{font-size:12pt;margin:0 0 3mm} .l{margin-top:4mm} .l th{border-top:.8pt solid #7a1f5c;border-bottom:.8pt solid #7a1f5c;text-align:left;font-size:8.6pt;padding:3px 2px} .l td{padding:3px 2px;font-size:9.3pt;border-bottom:.3pt solid #ccc} .l .k td{font-weight:700;font-size:11pt;border-top:.8pt solid #7a1f5c;border-bottom:2.2pt double #7a1f5c;padding:5px 2px} p{margin:4mm 0 0;font-size:9.3pt} .ft{position:fixed;left:5mm;right:0;bottom:0;border-top:.6pt solid #7a1f5c;padding-top:2mm;display:flex;justify-content:space-between;font-size:7.2pt;line-height:1.45}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        german,
        'Ambulanter Pflegedienst {last}|Sozialstation Mittleres Lahntal gGmbH|PFLEGE ZUHAUSE {last} GmbH|Häusliche Krankenpflege {first} {last}|{last} & {last} Pflegeteam GbR'
      )
      const month = dayAfter(`${d.issueDate.slice(0, 8)}01`, -1)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const where = `${d.seller.street} · ${codeFirst(d.seller)}`
      return `<div class=hd><b>${d.seller.name}</b><svg viewBox="0 0 20 20"><path fill="#7a1f5c" d="M10 18C4 13 1 10 1 6.4a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C19 10 16 13 10 18z"/><path fill="none" stroke="#fff" stroke-width="1.3" d="M5 11l5-4 5 4v4H5z"/></svg></div>
<div class=ad><div class=to><div class=sn>${d.seller.name} · ${where}</div>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=in>${row(['Rechnungs-Nr.', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Kunden-Nr.', d.customerNumber])}${row(['Leistungsmonat', `${monthsIn('DE')[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`])}${row(['Pflegegrad', `${random.int(1, 4)}`])}${row(['Ansprechpartner', `${random.pick(['Frau Zörb', 'Herr Mandler', 'Frau Üblacker'])}, Abrechnung`])}${row(['Telefon', d.seller.telephone])}</table></div>
<h1>Rechnung – Leistungen für Selbstzahler</h1>
<div>Für die in der Häuslichkeit erbrachten Leistungen laut beigefügtem Leistungsnachweis berechnen wir, soweit sie nicht von der Pflegekasse übernommen werden:</div>
<table class=l>${heading(['Leistung', '>Anzahl', 'Einheit', '>Einzelpreis €', '>Gesamt €'])}${rows.join('')}<tr class=k><td colspan=4>Rechnungsbetrag</td><td class=r>${p.money(d.total)}</td></tr></table>
<p>Die Leistungen sind nach § 4 Nr. 16 UStG von der Umsatzsteuer befreit.</p>
<p>Den Betrag von <b>${p.money(d.amountDue)}</b> überweisen Sie bitte bis zum <b>${p.date(d.dueDate)}</b> unter Angabe der Rechnungsnummer auf unser unten genanntes Konto. Bitte bewahren Sie die Rechnung für Ihre Steuererklärung auf (§ 35a EStG, haushaltsnahe Dienstleistungen).</p>
<p>Mit freundlichen Grüßen<br>${d.seller.name}</p>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>IK ${random.int(460, 469)}${random.digits(6)}<br>Steuernummer ${d.seller.taxNumber}<br>${d.seller.mail}</div><div>Sparkasse Mittellahn<br>IBAN ${grouped(d.seller.iban)}<br>BIC HELADEF1MLA</div></div>`
    },
  },
  // Stair lifts: net prices, first payment with its tax, code for payment.
  {
    name: 'de-treppenlift-restzahlung',
    plan: {
      currency: 'EUR',
      rates: [19],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 1,
      isBuyerPerson: true,
      prepaid: 0.85,
      days: [8, 10, 14],
      ...among('DE', german, 'Hausverwaltung|Wohnstift|Immobilien', 'GmbH|GbR|KG'),
      items: itemsOf(`
        Kurventreppenlift Modell Lahntal 160, Schiene innenlaufend|Stk.|6900|9400;
        Sitztreppenlift gerade Modell Vital 20|Stk.|3150|4200; Elektrischer Drehsitz|Stk.|540|720;
        Klappschiene automatisch am Treppenfuß|Stk.|780|1090; Funkfernbedienung, zusätzlich|Stk.|95|140;
        Haltestelle im Zwischengeschoss|Stk.|390|560; Demontage und Entsorgung Altanlage|psch.|320|480;
        Aufmaß, Montage und Inbetriebnahme|psch.|690|980; Sonderlackierung Schiene RAL nach Wahl|psch.|260|380;
        Wartungsvertrag Komfort, 1. Jahr|psch.|190|290`),
      numbers: (random, year) => `RE-${year}-${random.int(1012, 4980)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.8pt/1.4 "Inter";color:#1c2530;margin:0} .bar{background:#0b5d66;color:#fff;padding:5mm 7mm;display:flex;justify-content:space-between;align-items:center} .bar b{font:600 16pt/1.15 "Inter";max-width:95mm} .bar div{font-size:8pt;text-align:right;line-height:1.5} .ad{display:flex;justify-content:space-between;margin:12mm 0 10mm} .to{width:84mm} .to small{font-size:6.6pt;white-space:nowrap;color:#555;display:block;margin-bottom:2mm;text-decoration:underline} .in{width:68mm;align-self:flex-start;background:#e9f3f3} .in td{padding:2px 8px!important;font-size:8.8pt} h1{font:600 15pt "Inter";color:#0b5d66;margin:0 0 2mm} .l{margin-top:5mm} .l th{text-align:left;font-size:8.3pt;color:#0b5d66;border-bottom:1.4pt solid #0b5d66;padding:3px 2px} .l td{padding:6px 2px;border-bottom:.4pt solid #c5d6d8;vertical-align:top} .l small{color:#555;font-size:8pt;display:block} .s{width:104mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:3px 4px} .s .g td{font-weight:600;border-top:.6pt solid #0b5d66} .s .x td{font-size:8.3pt;color:#555;padding:0 4px} .s .k td{background:#0b5d66;color:#fff;font-weight:600;font-size:11.5pt;padding:6px 4px} .s .k .r{padding-right:6px} .py{display:flex;align-items:flex-start;gap:7mm;margin-top:8mm;font-size:8.8pt;break-inside:avoid} .ft{position:fixed;bottom:0;left:0;right:0;font-size:7pt;text-align:center;line-height:1.5;border-top:.5pt solid #0b5d66;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        german,
        '{last} Treppenlifte GmbH|Lift & Leben {last} e.K.|MOBILIA TREPPENLIFTE|{first} {last} Liftsysteme|Treppenlift-Zentrum Mittelhessen GmbH & Co. KG'
      )
      const rows = p.lines((l, at) => {
        const name = l.description
        const note = /lift/.test(name)
          ? `Anlagen-Nr. ${random.digits(4)}-${random.digits(5)}, Tragkraft ${random.pick([125, 135, 160])} kg`
          : ''
        if (note) l.description = `${name} ${note}`
        return row([
          `${at + 1}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `${name}${note && `<small>${note}</small>`}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const rate = p.number(d.taxes[0].rate)
      const less = (paid: number) =>
        `${amount(`abzüglich Anzahlung vom ${p.date(d.orderDate)}, Rechnung AZ${random.int(1014, 4980)}`, `−${p.money(paid)}`)}${rowOf('x', [`(darin enthaltene Umsatzsteuer ${rate} %: ${p.money(Math.round((paid * 19) / 119))})`, ''])}`
      const rest = d.prepaid
        ? `${less(d.prepaid)}${rowOf('k', ['Noch zu zahlen', `>${p.money(d.amountDue)}`])}`
        : rowOf('k', ['Zu zahlen', `>${p.money(d.amountDue)}`])
      return `<div class=bar><b>${d.seller.name}</b><div>Treppenlifte · Plattformlifte · Hublifte<br>${d.seller.telephone}<br>${d.seller.site}</div></div>
<div class=ad><div class=to><small>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}</small>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=in>${row(['Rechnungsnummer', d.number])}${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Auftrag', d.orderNumber])}${row(['Kundennummer', d.customerNumber])}${row(['Montage am', p.date(d.deliveryDate)])}</table></div>
<h1>${d.prepaid ? 'Schlussrechnung' : 'Rechnung'}</h1>
<div>Vielen Dank für Ihr Vertrauen. Wir haben für Sie geliefert und montiert:</div>
<table class=l>${heading(['Pos.', '>Menge', 'Einh.', 'Bezeichnung', '>Einzelpreis', '>Gesamt'])}${rows.join('')}</table>
<table class=s>${amount('Nettobetrag', p.money(d.subtotal))}${amount(`zuzüglich ${rate} % Umsatzsteuer`, p.money(d.tax))}${rowOf('g', ['Gesamtbetrag brutto', `>${p.money(d.total)}`])}${rest}</table>
<div class=py>${squareCode(random, '27mm', { side: 33 })}<div><b>Zahlen mit Code</b><br>Zahlbar ohne Abzug bis ${p.date(d.dueDate)}.<br>Empfänger: ${d.seller.name}<br>IBAN: ${grouped(d.seller.iban)}<br>Verwendungszweck: ${d.number}<br><br>Ein Zuschuss Ihrer Pflegekasse (§ 40 Abs. 4 SGB XI) wird direkt an Sie gezahlt. Bewahren Sie diese Rechnung mindestens zwei Jahre auf (§ 14b Abs. 1 UStG).</div></div>
<div class=ft>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)} · ${d.seller.mail}<br>USt-IdNr. ${d.seller.vatId} · Steuernummer ${d.seller.taxNumber} · Gerichtsstand Gießen</div>`
    },
  },
  // Farmers' cooperative: deliveries of a month on two pages, three rates, carried sums.
  {
    name: 'at-lagerhaus-sammelrechnung',
    plan: {
      currency: 'EUR',
      rates: [20, 13, 10],
      lines: [62, 110],
      isOnce: true,
      most: 14,
      lineDiscount: 0.2,
      days: [10, 14, 20],
      ...among(
        'AT',
        austrian,
        'Landwirtschaft|Reitbetrieb|Gemüsebau|Forstbetrieb',
        'GmbH|KG|OG|e.U.'
      ),
      items: coopItems,
      numbers: (random) => `${random.int(41, 48)}${random.digits(6)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.6pt/1.3 "Liberation Sans Narrow";color:#000;margin:0} .pg+.pg{break-before:page} .hd{display:flex;justify-content:space-between;border-bottom:2pt solid #00843d;padding-bottom:2mm} .hd b{font:bold 14pt/1.1 "Liberation Sans";color:#00843d;max-width:100mm} .hd div{font-size:7.8pt;text-align:right} .ad{display:flex;justify-content:space-between;margin:11mm 0 7mm} .to{font-size:10.5pt;line-height:1.4;padding-left:3mm} .in{width:72mm} .in td{padding:.6px 0;font-size:9pt} h1{font:bold 13pt "Liberation Sans";margin:0 0 3mm} .ct{font-size:8.6pt;margin:2mm 0 3mm;display:flex;justify-content:space-between} .l th{border-top:.7pt solid #000;border-bottom:.7pt solid #000;text-align:left;padding:2px 2px} .l td{padding:2px 2px} .l .g td{font-weight:bold;padding-top:6px} .l .u td{border-top:.5pt solid #000;font-style:italic;padding:3px 2px} .end{display:flex;justify-content:space-between;margin-top:5mm} .tx{width:96mm;align-self:flex-start} .tx th{border-bottom:.6pt solid #000;text-align:left;padding:2px} .tx td{padding:2px} .tx .s td{border-top:.6pt solid #000;font-weight:bold} .rb{border:1.4pt solid #00843d;padding:3mm 4mm;font:bold 12pt/1.4 "Liberation Sans";text-align:right;align-self:flex-start} .rb small{display:block;font-size:8pt;font-weight:normal} .n{margin-top:5mm;font-size:8.6pt;line-height:1.45} .ft{margin-top:5mm;border-top:.5pt solid #00843d;padding-top:1.5mm;font-size:7.3pt;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        austrian,
        'Lagerhaus Innviertel-Nord eGen|Bauern-Lagerhaus {last}tal eGen|LAGERHAUS HAUSRUCK|Landwirtschaftliche Genossenschaft Trattnachtal eGen|{last} Landhandel GmbH'
      )
      let left = 0
      let slip = random.int(210000, 680000)
      const days = daysOf(p, dayAfter(d.issueDate, -30), dayAfter(d.issueDate, -2))
      const rows = p.lines((l, at) => {
        let head = ''
        if (!left) {
          left = random.int(3, 8)
          slip += random.int(3, 240)
          head = `<tr class=g><td colspan=8>Lieferschein ${slip} vom ${days[at]}, Filiale ${random.pick(['Ort', 'Pram', 'Haag', 'Taiskirchen'])}</td></tr>`
        }
        left--
        return {
          amount: l.amount,
          html:
            head +
            row([
              `${codeOf(l.description, 110000, 880000)}`,
              l.description,
              `>${p.number(l.quantity, 2)}`,
              l.unit,
              `>${p.plain(l.price)}`,
              `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
              `>${p.plain(l.amount)}`,
              `>${p.number(l.rate)}`,
            ]),
        }
      })
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t) + taxOf(p, t))}`,
        ])
      )
      const all = paged(rows, 27, 18)
      const titles = heading([
        'Artikel',
        'Bezeichnung',
        '>Menge',
        'EH',
        '>Preis',
        '>Rabatt',
        '>Betrag',
        '>MwSt',
      ])
      let sum = 0
      const carried = (label: string, cents: number) =>
        `<tr class=u><td></td><td colspan=5>${label}</td><td class=r>${p.plain(cents)}</td><td></td></tr>`
      const top = `<div class=hd><b>${d.seller.name}</b><div>${d.seller.street}, ${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone} · ${d.seller.mail}<br>UID-Nr. ${d.seller.vatId}</div></div>`
      const sheets = all.map((own, at) => {
        const last = at === all.length - 1
        const before = at ? carried('Übertrag', sum) : ''
        sum += own.reduce((whole, one) => whole + one.amount, 0)
        const after = last ? '' : carried('Zwischensumme', sum)
        const start = at
          ? `<div class=ct><span>Sammelrechnung ${d.number} vom ${p.date(d.issueDate)}</span><span>Seite ${at + 1} von ${all.length}</span></div>`
          : `<div class=ad><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=in>${row(['Rechnungsnummer', d.number])}${row(['Rechnungsdatum', p.date(d.issueDate)])}${row(['Kundennummer', d.customerNumber])}${row(['Ihre UID-Nr.', d.buyer.vatId])}${row(['Seite', `1 von ${all.length}`])}</table></div><h1>Sammelrechnung</h1>`
        return `<div class=pg>${top}${start}<table class=l>${titles}${before}${own.map(({ html }) => html).join('')}${after}</table>${last ? foot() : ''}</div>`
      })
      function foot() {
        return `<div class=end><table class=tx>${heading(['MwSt-Satz', '>Nettobetrag', '>MwSt-Betrag', '>Bruttobetrag'])}${taxes.join('')}${rowOf('s', ['Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><div class=rb><small>Rechnungsbetrag</small>EUR ${p.plain(d.total)}</div></div>
<div class=n>Alle Preise netto in EUR. Liefer- bzw. Leistungsdatum ist das Datum des jeweiligen Lieferscheins.<br>Zahlungsziel: ${p.date(d.dueDate)} ohne Abzug. Zahlungen auf unser Konto IBAN ${grouped(d.seller.iban)}. Bei Zahlungsverzug werden 9,2 % Verzugszinsen p. a. über dem Basiszinssatz verrechnet. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Gebrauchte Paletten werden nur mit Rückgabeschein gutgeschrieben.</div>
<div class=ft>${d.seller.name}, Firmenbuchgericht Ried im Innkreis, FN ${random.digits(6)} ${random.pick(['a', 'f', 'k', 's'])}</div>`
      }
      return sheets.join('')
    },
  },
  // Wholesaler of sports goods: credit note for returned goods.
  {
    name: 'ch-sportgrosshandel-retourengutschrift',
    plan: {
      kind: 'creditNote',
      currency: 'CHF',
      rates: [8.1],
      lines: [1, 7],
      isOnce: true,
      most: 10,
      lineDiscount: 0.6,
      ...among('DE', swiss, 'Sport|Bike & Ski|Outdoor|Sporthaus', 'AG|GmbH'),
      items: itemsOf(`
        Skihelm Piz Visor matt schwarz, Gr. 55-58|Stk|68|119; Langlaufhandschuh Thermo, Gr. 9|Paar|19|34;
        Wanderstock Carbon 3-teilig|Paar|54|92; Trailrunning-Rucksack 12 l|Stk|48|79; Skisocken Merino 39-42|Paar|12|19;
        Velohelm Kids blau|Stk|29|44; Steigfelle Mohair Mix 120 mm|Paar|89|139; Schneeschuh Alpin 25|Paar|94|149;
        Stirnlampe 800 lm|Stk|42|69; Yogamatte Kork 5 mm|Stk|24|41; Softshelljacke Herren, Gr. L|Stk|74|129;
        Trinkflasche Edelstahl 0.75 l|Stk|11|18`),
      numbers: (random) => `GS${random.digits(6)}`,
    },
    style: { decimal: '.', thousands: '’', date: dotted },
    css: 'body{font:9.5pt/1.4 "Liberation Sans";color:#000;margin:0} .hd{display:flex;justify-content:space-between;align-items:flex-start;height:28mm} .hd b{font:bold italic 20pt/1.05 "Liberation Sans";color:#d22630;max-width:95mm} .hd div{font-size:8pt;line-height:1.45} .to{margin:14mm 0 14mm 100mm;font-size:10.5pt;line-height:1.4} h1{font-size:14pt;margin:0 0 3mm} .k2{display:flex;gap:12mm;margin-bottom:6mm} .k2 td{padding:1px 0;font-size:9pt} .k2 td:first-child{width:33mm} .l th{text-align:left;border-bottom:.8pt solid #000;font-size:8.5pt;padding:3px 0} .l td{padding:3px 0;vertical-align:top} .l small{display:block;font-size:8pt;color:#444} .s{width:92mm;margin:3mm 0 0 auto;border-top:.8pt solid #000} .s td{padding:2.5px 0} .s .k td{font-weight:bold;font-size:11pt;border-top:.5pt solid #000;border-bottom:2.2pt double #000;padding:4px 0} p{margin:6mm 0 0} .ft{position:fixed;left:0;right:0;bottom:0;font-size:7.5pt;border-top:.5pt solid #d22630;padding-top:1.5mm;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      asSwiss(p, ['00', 700, 790])
      named(
        p,
        swiss,
        '{last} Sport Import AG|Alpin Handels AG|{last} & {last} AG|BERGWERK SPORTS|Vertrieb {first} {last}'
      )
      const day = d.issueDate < '2024' ? dayAfter(d.issueDate, 366) : d.issueDate
      p.doc.issueDate = day
      const sold = dayAfter(day, -random.int(26, 90))
      const back = dayAfter(day, -random.int(3, 12))
      const reasons = [
        'Falschlieferung',
        'Retoure gemäss Absprache',
        'Transportschaden',
        'Garantie, Naht offen',
      ]
      const rows = p.lines((l, at) => {
        const name = l.description
        const reason = random.pick(reasons)
        l.description = `${name} ${reason}`
        return row([
          `${(at + 1) * 10}`,
          `${codeOf(name, 20000, 70000)}`,
          `${name}<small>${reason}</small>`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      return `<div class=hd><b>${d.seller.name}</b><div>${d.seller.street}<br>${codeFirst(d.seller)}<br>Telefon ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}<br>${uidOf(d.seller.vatId)} MWST</div></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<h1>Gutschrift ${d.number}</h1>
<div class=k2><table>${row(['Datum', p.date(d.issueDate)])}${row(['Kunden-Nr.', d.customerNumber])}${row(['Ihre Referenz', d.orderNumber])}</table><table>${row(['Unsere Rechnung', `${random.int(31, 58)}${random.digits(4)} vom ${p.date(sold)}`])}${row(['Retoure eingegangen', p.date(back)])}${row(['Sachbearbeitung', random.pick(['Livia Jenal', 'R. Bernegger', 'Innendienst'])])}</table></div>
<table class=l>${heading(['Pos.', 'Artikel', 'Bezeichnung', '>Menge', 'ME', '>Preis', '>Rabatt %', '>Betrag CHF'])}${rows.join('')}</table>
<table class=s>${amount('Total exkl. MWST', p.plain(d.subtotal))}${amount(`MWST ${p.number(d.taxes[0].rate)} %`, p.plain(d.tax))}${rowOf('k', ['Total Gutschrift CHF inkl. MWST', `>${p.plain(d.total)}`])}</table>
<p>Wir haben den Betrag Ihrem Kundenkonto gutgeschrieben und verrechnen ihn mit Ihrer nächsten Zahlung. Bitte passen Sie Ihren Vorsteuerabzug entsprechend an.</p><p>Freundliche Grüsse<br>${d.seller.name}</p>
<div class=ft>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)} · Retouren nur mit Retourenschein, Gerichtsstand ${d.seller.town.replace(/ SG$/, '')}</div>`
    },
  },
]
