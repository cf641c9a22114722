import { qrReference } from '../check_digits.ts'
import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { paged } from '../pages.ts'
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
  two,
  type Print,
} from '../print.ts'
import { squareCode } from '../square_code.ts'

type Parties = Partial<Pools['GB']>

const british: Parties = {
  first: listOf('Rosalind|Kieran|Meera|Hugh|Bethan|Duncan|Yasmin|Gareth'),
  last: listOf(
    'Allsop|Beardsley|Copestake|Draycott|Elkington|Fearn|Gaunt|Hallam|Orgill|Tunnicliffe|Wheldon'
  ),
  streets: listOf(
    '21 Derwent Avenue|The Maltings, Castle Gate|Unit 4B, Meadow Lane Trading Estate|167 Stapleford Road|6 Chapel Yard|38 Lincoln Street|Bridge Farm, Gunthorpe Road|2 Mill Rise|Ground Floor, 90 High Pavement|11a Cavendish Crescent'
  ),
  towns: townsOf(
    'Nottingham=NG2 3HQ|Newark=NG24 1TX|Burton upon Trent=DE14 3LS|Stone=ST15 8JU|Gainsborough=DN21 2NA|Long Eaton=NG10 1LU|Uttoxeter=ST14 7JQ|Retford=DN22 6PE'
  ),
}
const irish: Parties = {
  first: listOf('Pádraig|Deirdre|Cathal|Maeve|Liam|Noreen|Fergal'),
  last: listOf('Brophy|Cuddihy|Delahunty|Fogarty|Grace|Hogan|Kinsella|Ó Riain|Tynan|Walsh'),
  streets: listOf(
    'Ballyconra|Knockroe House|Grange Lower|Castlecomer Road|Moneenroe|Main Street|Clashacrow|Rathbeagh|Kilmanagh Cross|15 The Square'
  ),
  towns: townsOf(
    'Callan, Co. Kilkenny=R95 K2V6|Thurles, Co. Tipperary=E41 XN20|Abbeyleix, Co. Laois=R32 VE44|Borris, Co. Carlow=R95 W7P3|Durrow, Co. Laois=R32 PX94|Cashel, Co. Tipperary=E25 HF60'
  ),
  tel: '056 ',
}
const german: Parties = {
  first: listOf('Ingo|Franziska|Torsten|Heike|Leonie|Bastian|Cordula'),
  last: listOf(
    'Albers|Bruckner|Dornseif|Ehlert|Faßbender|Greve|Hüttemann|Kaltwasser|Rademacher|Wittkopp'
  ),
  streets: listOf(
    'Hafenweg 26a|Wittener Str. 114|An der Wethmarheide 9|Kampstraße 45|Alter Steinweg 7–9|Gewerbepark Süd 12|Marktplatz 3|Dortmunder Straße 201|Zum Kiebitzpohl 8|Bergstr. 17'
  ),
  towns: townsOf(
    'Bochum=44789|Lünen=44536|Hagen=58095|Paderborn=33098|Hamm (Westf.)=59065|Witten=58452|Soest=59494|Lippstadt=59555'
  ),
}
const austrian: Parties = {
  first: listOf('Manfred|Elfriede|Christoph|Birgit|Helmut'),
  last: listOf('Baumgartner|Edlinger|Forstner|Hinterberger|Kranawetter|Pichler|Riegler|Zauner'),
  streets: listOf(
    'Ennser Straße 31|Stadtplatz 18|Haager Straße 5/1|Pachergasse 14|Resthofstraße 60|Am Damm 2|Industriestraße 11|Fabrikstraße 24|Linzer Straße 77'
  ),
  towns: townsOf(
    'Steyr=4400|Enns=4470|Haag=3350|Bad Hall=4540|St. Valentin=4300|Sierning=4522|Garsten=4451|Kremsmünster=4550'
  ),
}
const swiss: Parties = {
  first: listOf('Marcel|Ursina|Daniela|Thomas|Silvan|Brigitte'),
  last: listOf('Aebi|Brunner|Gerber|Hofstetter|Marti|Niederberger|Schmid|Tanner|Zbinden'),
  streets: listOf(
    'Aarauerstrasse 71|Kirchweg 4|Industriestrasse 18|Rebbergstrasse 9|Bahnhofplatz 2|Seonerstrasse 150|Im Grüt 6|Alte Landstrasse 33|Haldenweg 11'
  ),
  towns: townsOf(
    'Lenzburg=5600|Olten=4600|Brugg AG=5200|Frauenfeld=8500|Uster=8610|Aarau=5000|Sissach=4450|Weinfelden=8570'
  ),
}

/** Buyers of these trades, and persons with the names of a country. */
const among = (country: Country, own: Parties, trade: string, forms: string) => ({
  country,
  pools: partiesIn(country, { ...own, trade: listOf(trade), forms: listOf(forms) }),
})

/** A name after one of the patterns. */
const nameIn = ({ random }: Print, { first, last }: Parties, patterns: string) =>
  random
    .pick(listOf(patterns))
    .replace(/\{(first|last)\}/g, (_, word) => random.pick((word === 'first' ? first : last)!))

/** Names the seller after one of the patterns. */
function named(p: Print, own: Parties, patterns: string, ending: string): void {
  const name = nameIn(p, own, patterns)
  const site = name
    .replace('ß', 'ss')
    .normalize('NFKD')
    .replace(/[-–]/g, ' ')
    .replace(/[^A-Za-z ]+/g, '')
    .trim()
    .split(/ +/)
    .slice(0, 2)
    .join('-')
    .toLowerCase()
  Object.assign(p.doc.seller, {
    name,
    mail: `${p.random.pick(listOf(ending))}@${site}.example`,
    site: `www.${site}.example`,
  })
}

const fact = (label: string, value: string) => row([label, value])
const amount = (label: string, value: string) => row([label, `>${value}`])

/** The same number for the same goods. */
const codeOf = (name: string) =>
  10000 + [...name].reduce((code, letter) => (code * 37 + letter.charCodeAt(0)) % 89999, 11)

const longDay = (year: string, month: string, day: string) =>
  `${Number(day)} ${monthsIn('GB')[Number(month) - 1]} ${year}`

const sortCode = ({ random }: Print) =>
  `${random.pick(['20', '30', '40', '60'])}-${random.digits(2)}-${random.digits(2)}`

const swissCross =
  '<path fill="#fff" d="M15 15h7v7h-7z"/><path d="M15.5 15.5h6v6h-6z"/><path fill="#fff" d="M18 16.5h1v1.5h1.5v1h-1.5v1.5h-1v-1.5h-1.5v-1h1.5z"/>'

const swissAddress = (who: Person) => `${who.name}<br>${who.street}<br>${codeFirst(who)}`

/** Invoices of ordinary months in Britain, Ireland, Germany, Austria and Switzerland. */
export const trentEnns: Family[] = [
  // Schoolwear: a supplier of uniforms with sizes; children’s clothes are zero-rated.
  {
    name: 'en-gb-schoolwear-sizes',
    plan: {
      currency: 'GBP',
      rates: [0, 20],
      lines: [100, 150],
      isInOrder: true,
      isOnce: true,
      most: 30,
      days: [30],
      ...among('GB', british, 'Primary School|Academy', 'Trust'),
      items: itemsOf(`
        SWEATSHIRT V-NECK BOTTLE EMB CREST 24"|EACH|7|9; SWEATSHIRT V-NECK BOTTLE EMB CREST 26"|EACH|7|9;
        SWEATSHIRT V-NECK BOTTLE EMB CREST 28"|EACH|7|9; SWEATSHIRT V-NECK BOTTLE EMB CREST 30"|EACH|7|9;
        SWEATSHIRT V-NECK BOTTLE EMB CREST 32"|EACH|7|9; SWEATSHIRT V-NECK BOTTLE EMB CREST SML|EACH|10|12|1;
        SWEATSHIRT V-NECK BOTTLE EMB CREST MED|EACH|10|12|1; SWEATSHIRT V-NECK BOTTLE EMB CREST LGE|EACH|10|12|1; CARDIGAN BOTTLE EMB CREST 24"|EACH|8|10;
        CARDIGAN BOTTLE EMB CREST 26"|EACH|8|10; CARDIGAN BOTTLE EMB CREST 28"|EACH|8|10;
        CARDIGAN BOTTLE EMB CREST 30"|EACH|8|10; CARDIGAN BOTTLE EMB CREST SML|EACH|11|13|1;
        CARDIGAN BOTTLE EMB CREST MED|EACH|11|13|1;
        SHIRT WHITE S/S TWIN PACK 12"|PACK|6|8; SHIRT WHITE S/S TWIN PACK 12.5"|PACK|6|8; SHIRT WHITE S/S TWIN PACK 13"|PACK|6|8;
        POLO SHIRT SKY EMB CREST AGE 3/4|EACH|4|6; POLO SHIRT SKY EMB CREST AGE 5/6|EACH|4|6;
        POLO SHIRT SKY EMB CREST AGE 7/8|EACH|4|6; POLO SHIRT SKY EMB CREST AGE 9/10|EACH|4|6;
        POLO SHIRT SKY EMB CREST AGE 11/12|EACH|4|6; POLO SHIRT SKY EMB CREST AGE 13|EACH|5|6;
        POLO SHIRT SKY EMB CREST ADULT S|EACH|6|8|1; POLO SHIRT SKY EMB CREST ADULT M|EACH|6|8|1;
        PE T-SHIRT WHITE PRINT 22/24|EACH|2|4; PE T-SHIRT WHITE PRINT 26/28|EACH|2|4;
        PE T-SHIRT WHITE PRINT 30/32|EACH|2|4; PE T-SHIRT WHITE PRINT ADULT S|EACH|4|6|1; PE SHORT NAVY 18/20|PAIR|2|4; PE SHORT NAVY 22/24|PAIR|2|4;
        PE SHORT NAVY 26/28|PAIR|2|4; JOG PANT NAVY AGE 5/6|PAIR|5|7; JOG PANT NAVY AGE 7/8|PAIR|5|7;
        JOG PANT NAVY AGE 9/10|PAIR|5|7; JOG PANT NAVY AGE 11/12|PAIR|6|8; GYM LEGGING BLACK AGE 7/8|PAIR|5|7; GYM LEGGING BLACK AGE 9/10|PAIR|5|7;
        TROUSER GREY ELASTIC BACK AGE 4|PAIR|6|8;
        TROUSER GREY ELASTIC BACK AGE 5|PAIR|6|8; TROUSER GREY ELASTIC BACK AGE 6|PAIR|6|8;
        TROUSER GREY ELASTIC BACK AGE 7|PAIR|6|8; TROUSER GREY ELASTIC BACK AGE 8|PAIR|6|8; SKIRT GREY PLEAT AGE 7/8|EACH|6|8; SKIRT GREY PLEAT AGE 9/10|EACH|6|8;
        PINAFORE GREY PLEAT AGE 4/5|EACH|7|9;
        PINAFORE GREY PLEAT AGE 6/7|EACH|7|9; SUMMER DRESS GREEN CHECK AGE 5|EACH|6|8;
        SUMMER DRESS GREEN CHECK AGE 6|EACH|6|8; SUMMER DRESS GREEN CHECK AGE 7|EACH|6|8;
        SUMMER DRESS GREEN CHECK AGE 8|EACH|6|8; REVERSIBLE FLEECE COAT BOTTLE AGE 5/6|EACH|13|17; REVERSIBLE FLEECE COAT BOTTLE AGE 7/8|EACH|13|17;
        REVERSIBLE FLEECE COAT BOTTLE AGE 9/10|EACH|13|17; BOOK BAG BOTTLE PRINT CREST|EACH|3|4|1;
        PE BAG DRAWSTRING BOTTLE PRINT|EACH|2|3|1; BACKPACK INFANT BOTTLE PRINT|EACH|6|8|1;
        TIE ELASTIC BOTTLE/GOLD 12"|EACH|2|3; TIE CLIP-ON BOTTLE/GOLD 16"|EACH|3|4;
        SUN HAT LEGIONNAIRE BOTTLE|EACH|3|4; KNITTED HAT BOTTLE INFANT|EACH|3|5; NAME LABELS WOVEN (PK 50)|PACK|3|5|1`),
      numbers: (random) => `SI-${random.int(104200, 168900)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:8.3pt "Liberation Sans";margin:0} .pg{position:relative;height:266mm} .pg+.pg{break-before:page} .hd{display:flex;justify-content:space-between;align-items:flex-start} .hd .n{font:bold 17pt "Nimbus Sans";color:#0b3d2e;max-width:100mm;line-height:1.1} .hd .a{font-size:7.8pt;line-height:1.4;text-align:right} .ttl{background:#0b3d2e;color:#fff;font:bold 12pt "Nimbus Sans";padding:1.6mm 3mm;margin:4mm 0 4mm;display:flex;justify-content:space-between} .ad{display:flex;gap:6mm} .ad>div{flex:1;border:.6pt solid #777;padding:2mm 3mm;line-height:1.4;min-height:25mm} .ad small{display:block;color:#0b3d2e;font-weight:bold;font-size:7pt} .rf{margin:4mm 0} .rf th{background:#dfe9e4;border:.6pt solid #777;font-size:7.2pt;padding:2px 4px} .rf td{border:.6pt solid #777;text-align:center;padding:3px 4px} .l th{border-bottom:1pt solid #0b3d2e;border-top:1pt solid #0b3d2e;text-align:left;padding:3px 3px;font-size:7.5pt} .l td{padding:2.1px 3px;font-size:8pt} .cf{text-align:right;font-style:italic;margin-top:3mm} .en{position:absolute;left:0;right:0;bottom:0} .bt{display:flex;justify-content:space-between;align-items:flex-start;border-top:1pt solid #0b3d2e;padding-top:3mm} .va{width:88mm} .va th{font-size:7.2pt;text-align:left;border-bottom:.5pt solid #777;padding:2px} .va td{padding:2px} .to{width:68mm} .to td{padding:2.5px 3px} .to .k td{border-top:1pt solid #000;font-weight:bold;font-size:10.5pt} .tm{font-size:7pt;line-height:1.45;margin-top:4mm;border-top:.5pt solid #777;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        british,
        'Trentside Schoolwear Ltd|{last} & Sons (Outfitters) Limited|CREST UNIFORMS|Blazer & Badge Schoolwear Ltd|{last} School Supplies LLP',
        'accounts|sales'
      )
      d.buyer.name = nameIn(
        p,
        british,
        'St Wystan’s C of E Primary School|{last} Lane Infant & Nursery School|The {last} Academy Trust|Friends of {last} Road Primary|{last} Schoolwear Shop Ltd'
      )
      const rows = p.lines((l) =>
        row([
          `SW${codeOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 2)}`,
        ])
      )
      const pages = paged(rows, 38, 30)
      const taxes = p.taxes((t) =>
        row([
          t.rate ? 'T1' : 'T0',
          `>${p.number(t.rate, 2)}`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const account = random.digits(8)
      const sort = sortCode(p)
      const head = (
        at: number
      ) => `<div class=hd><div class=n>${d.seller.name}</div><div class=a>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>VAT Reg No ${britishVat(d.seller.vatId)}</div></div>
<div class=ttl><span>INVOICE</span><span>Page ${at + 1} of ${pages.length}</span></div>`
      const refs = `<table class=rf>${heading(['Invoice No', 'Invoice / Tax Date', 'Account', 'Your Order No', 'Despatch Note', 'Rep'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.orderNumber, `DN${random.digits(6)}`, random.pick(['JW', 'SB', 'HOUSE'])])}</table>`
      const where = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}`
      const end = `<div class=en><div class=bt><table class=va>${heading(['VAT Code', '>Rate %', '>Goods', '>VAT'])}${taxes.join('')}</table><table class=to>${amount('Total Net Amount', p.plain(d.subtotal))}${amount('Carriage', p.plain(0))}${amount('Total VAT', p.plain(d.tax))}${rowOf('k', ['Invoice Total GBP', `>${p.plain(d.total)}`])}</table></div>
<div class=tm><b>Payment due by ${p.date(d.dueDate)}.</b> BACS: ${d.seller.name}, sort code ${sort}, account ${account}, quoting your account number. Shortages and faults must be notified within 7 days of delivery. Embroidered and printed garments cannot be returned unless faulty. Goods remain the property of the seller until paid for in full. Young children’s clothing zero-rated under VAT Notice 714. E&amp;OE</div></div>`
      return pages
        .map((own, at) => {
          const top = at
            ? refs
            : `<div class=ad><div><small>INVOICE TO</small>${where}</div><div><small>DELIVER TO</small>${random.pick(['School Office', 'Uniform Shop', 'Main Reception'])}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div></div>${refs}`
          const last = at === pages.length - 1
          return `<div class=pg>${head(at)}${top}<table class=l>${heading(['Stock Code', 'Description', '>Qty', 'Unit', '>Unit Price', '>Net Amount', '>VAT %'])}${own.join('')}</table>${last ? end : '<div class=cf>Continued on next page</div>'}</div>`
        })
        .join('')
    },
  },
  // Dog walker: a person without VAT, one page from a template of a word processor.
  {
    name: 'en-gb-dog-walker-month',
    plan: {
      currency: 'GBP',
      rates: [0],
      lines: [5, 12],
      isBuyerPerson: true,
      isSellerPerson: true,
      most: 3,
      days: [7, 14],
      ...among('GB', british, 'Dental Care|Design|Property', 'Ltd|Limited'),
      items: itemsOf(`
        Group walk, 60 minutes|walk|12|15; Solo walk, 30 minutes|walk|10|12; Solo walk, 60 minutes|walk|16|20;
        Puppy visit|visit|9|12; Doggy day care (8am to 6pm)|day|26|34; Home boarding, per night|night|32|42;
        Cat feeding visit|visit|9|11; Second dog, same household|walk|5|7; Weekend supplement|walk|3|5;
        Taxi to groomer’s and back|trip|8|14`),
      numbers: (random) => `${random.int(18, 460)}`.padStart(4, '0'),
    },
    style: { ...point, money: (plain) => `£${plain}`, date: longDay },
    css: 'body{font:10.5pt/1.45 "Lato";color:#333;margin:0} .w{display:flex;gap:10mm} .sd{width:46mm;background:#f3ece2;padding:8mm 6mm;min-height:245mm;box-sizing:border-box;font-size:9.3pt} .sd svg{display:block;margin-bottom:6mm} .sd b{display:block;color:#a0522d;margin-top:6mm;font-size:8.5pt;text-transform:uppercase;letter-spacing:.6px} .m{flex:1;padding-top:6mm} .nm{font:26pt "Z003";color:#a0522d;line-height:1.1} .tg{font-size:9pt;color:#777;margin-bottom:12mm} .l{margin-top:9mm} .l th{font-size:8.8pt;text-align:left;color:#a0522d;border-bottom:1pt solid #a0522d;padding:3px 0} .l td{padding:4.5px 0;border-bottom:.4pt solid #ddd;vertical-align:top} .l td:first-child{white-space:nowrap} .l .k td{border:0;font-weight:700;font-size:12.5pt;padding-top:4mm} .th{margin-top:12mm}',
    draw: (p) => {
      const { doc: d, random } = p
      d.seller.mail = `${d.seller.name.split(' ')[0].toLowerCase()}.walks@post.example`
      const days = daysOf(p, dayAfter(d.issueDate, -26), dayAfter(d.issueDate, -1))
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const dogs = random.pick(['Bramble', 'Monty &amp; Tilly', 'Otis', 'Pepper', 'Woody and Fern'])
      const paw =
        '<svg viewBox="0 0 40 40" width="22mm"><g fill="#a0522d"><ellipse cx="20" cy="27" rx="9" ry="7.5"/><ellipse cx="7" cy="18" rx="3.6" ry="5"/><ellipse cx="15" cy="10" rx="3.8" ry="5.4"/><ellipse cx="25" cy="10" rx="3.8" ry="5.4"/><ellipse cx="33" cy="18" rx="3.6" ry="5"/></g></svg>'
      return `<div class=w><div class=sd>${paw}<b>Bill to</b>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<b>Invoice no.</b>${d.number}<b>Date</b>${p.date(d.issueDate)}<b>Amount due</b>${p.money(d.amountDue)}<b>Please pay by</b>${p.date(d.dueDate)}<b>Dogs</b>${dogs}<b>How to pay</b>Bank transfer to<br>${d.seller.name}<br>Sort code ${sortCode(p)}<br>Account ${random.digits(8)}<br>Reference ${d.number}</div>
<div class=m><div class=nm>${d.seller.name}</div><div class=tg>Dog walking &amp; pet care · fully insured · DBS checked<br>${d.seller.street}, ${d.seller.town} ${d.seller.postCode}<br>07${random.digits(3)} ${random.digits(6)} · ${d.seller.mail}</div><b>Invoice for walks and visits</b>
<table class=l>${heading(['Date', 'Service', '>No.', '>Price', '>Total'])}${rows.join('')}<tr class=k><td colspan=4>Total</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=th>Thank you for your custom! A gentle reminder that walks cancelled with less than 24 hours’ notice are charged in full.<br><br>I am not registered for VAT.</div></div></div>`
    },
  },
  // Mixed veterinary practice: the month of a farm, with three rates.
  {
    name: 'en-ie-vet-herd-month',
    plan: {
      currency: 'EUR',
      rates: [13.5, 23, 0],
      lines: [9, 20],
      isBuyerPerson: true,
      most: 4,
      days: [14, 30],
      ...among('GB', irish, 'Farms|Dairy Farm|Livestock', 'Ltd|& Sons|Partnership'),
      items: itemsOf(`
        Farm visit (Zone 2)||42|58; Calving assistance||85|120; Stitch teat injury, sedation||75|110;
        TB herd test, per hour||95|120; Scan for pregnancy, per head||4|6; Lame cow – trim and block||38|55;
        Displaced abomasum, toggle||160|210; Disbudding calves, per head||6|9; Blood sampling, per head||5|8;
        Post mortem, calf||70|95; Pen & Strep inj. 100 ml|btl|14|19|1; Metacam 20 mg/ml 100 ml|btl|48|62|1;
        Calcium borogluconate 40% 400 ml|btl|7|10|1; Oxytocin 50 ml|btl|11|15|1; Intramammary tubes, lactating (box 24)|box|58|76|1;
        Dry cow tubes (box 60)|box|120|165|1; Pour-on wormer 2.5 L|btl|85|115|1; Blue spray|can|7|10|1;
        Fluke & worm oral drench 5 L|drum|95|130|2; Oral rehydration sachets (24)|box|34|46|2; Calf scour oral bolus|ea|3|5|2`),
      numbers: (random) => `V${random.int(20150, 48900)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9pt "Liberation Sans Narrow";margin:0} .hd{text-align:center;line-height:1.4} .hd b{font:bold 20pt "P052";display:block;line-height:1.15} .hd i{font:italic 9.5pt "P052"} .bar{display:flex;justify-content:space-between;border-top:2pt solid #000;border-bottom:.6pt solid #000;margin:4mm 0;padding:1.3mm 0;font-size:8.5pt} .tw{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:5mm} .to{font-size:10.5pt;line-height:1.4;width:85mm;padding:3mm 0 0 6mm} .kv{width:72mm;border:.6pt solid #000} .kv td{padding:2.6px 5px;border-bottom:.4pt solid #999} .kv td:first-child{background:#eee} .l{border:.6pt solid #000} .l th{border:.6pt solid #000;background:#eee;text-align:left;padding:3px 5px;font-size:8.5pt} .l td{border-left:.4pt solid #999;padding:2.4px 5px} .s{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm;break-inside:avoid} .s table{border:.6pt solid #000} .v{width:86mm!important} .v th{background:#eee;font-size:8pt;text-align:left;padding:2px 5px} .v td{padding:2px 5px} .t{width:70mm!important} .t td{padding:3px 5px;font-size:9.5pt} .t .k td{font-weight:bold;font-size:11pt;border-top:1pt solid #000} .n{font-size:8pt;margin-top:4mm;line-height:1.4} .cut{border-top:.7pt dashed #000;margin-top:6mm;padding-top:3mm;display:flex;justify-content:space-between;gap:8mm;break-inside:avoid} .cut table{width:70mm} .cut td{padding:2px 5px;border:.4pt solid #999}',
    draw: (p) => {
      const { doc: d, random } = p
      asIrish(p, 'BOFI90')
      named(
        p,
        irish,
        'Noreside Veterinary Clinic|{last} & {last} Veterinary Surgeons|{last} Veterinary Ltd|SUIRVALE VETS|Slieve Bloom Farm Vets Limited',
        'accounts|office'
      )
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `VAT @ ${p.number(t.rate, 1)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const vets = `${nameIn(p, irish, '{first} {last}')} MVB MRCVS, ${nameIn(p, irish, '{first} {last}')} MVB`
      return `<div class=hd><b>${d.seller.name}</b><i>${vets}</i><br>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode} · Tel. ${d.seller.telephone} · ${d.seller.mail}</div>
<div class=bar><b>INVOICE</b><span>VAT No. ${d.seller.vatId}</span><span>All amounts in EUR (€)</span></div>
<div class=tw><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=kv>${fact('Invoice No.', d.number)}${fact('Invoice Date', p.date(d.issueDate))}${fact('Account', d.customerNumber)}${fact('Herd No.', `${random.pick('GHJM'.split(''))}${random.digits(3)} ${random.digits(4)}`)}${fact('Period', `${p.date(d.from)} – ${p.date(d.until)}`)}${fact('Due Date', p.date(d.dueDate))}</table></div>
<table class=l>${heading(['Date', 'Details', '>Qty', '>Price', '>VAT %', '>Net'])}${rows.join('')}</table>
<div class=s><table class=v>${heading(['VAT analysis', '>Net', '>VAT'])}${taxes.join('')}</table><table class=t>${amount('Total Net', p.plain(d.subtotal))}${amount('Total VAT', p.plain(d.tax))}${rowOf('k', ['Total €', `>${p.plain(d.total)}`])}</table></div>
<div class=n>Withdrawal periods are shown on the dispensing label and must be entered in your Animal Remedies Record. Interest may be charged on accounts over 60 days. Prescription charges are included in the price of POM(E) items.</div>
<div class=cut><div><b>REMITTANCE ADVICE</b> – please return with payment<br>Bank transfer to ${d.seller.name}<br>IBAN ${grouped(d.seller.iban)} &nbsp; BIC BOFIIE2D<br>Cheques payable to ${d.seller.name}</div><table>${fact('Account', d.customerNumber)}${fact('Invoice', d.number)}${fact('Amount due', `€${p.plain(d.amountDue)}`)}${fact('Amount enclosed', '')}</table></div>`
    },
  },
  // Upholsterer: works for a home, with a deposit.
  {
    name: 'en-gb-upholsterer-deposit',
    plan: {
      currency: 'GBP',
      rates: [20],
      lines: [4, 8],
      isInOrder: true,
      isOnce: true,
      isBuyerPerson: true,
      most: 6,
      prepaid: 0.85,
      days: [7, 14],
      ...among('GB', british, 'Interiors|Hotels|Country Inns', 'Ltd|LLP'),
      items: itemsOf(`
        Strip back and re-upholster wing armchair, including new webbing and hessian|each|380|560;
        Re-upholster dining chair seat pad|each|45|70; Re-spring sofa, hand-tied coil springs|each|420|590;
        Feather-wrapped foam seat cushion|each|78|115; Loose cover, two-seater sofa|each|310|440;
        Interlined pinch pleat curtains, making up, per width|width|52|74; Roman blind, making up|each|95|140;
        Linen union, colour Moss, 137 cm wide|metre|38|62; Wool herringbone, colour Oatmeal|metre|58|84;
        Contrast piping and bridle ties|metre|4|7; Antique brass nails, close nailed|box|18|28;
        Frame repair: re-glue joints and replace castors|hour|34|42; Collection and delivery|trip|30|55`),
      numbers: (random, year) => `${random.int(101, 389)}/${year.slice(2)}`,
    },
    style: { ...point, money: (plain) => `£${plain}`, date: longDay },
    css: 'body{font:11.5pt/1.4 "EB Garamond";font-variant-numeric:lining-nums;color:#2b2b2b;margin:0} .hd{text-align:center;border-bottom:.6pt solid #8a7a55;padding-bottom:6mm} .hd .n{font:500 27pt "EB Garamond";letter-spacing:1.5px;line-height:1.1} .hd .u{font:italic 12pt "EB Garamond";color:#8a7a55} h1{font:500 15pt "EB Garamond";letter-spacing:5px;text-align:center;margin:7mm 0 7mm;color:#8a7a55} .tw{display:flex;justify-content:space-between;margin-bottom:9mm} .tw .r2{text-align:right} .l th{font:italic 11pt "EB Garamond";text-align:left;border-bottom:.6pt solid #8a7a55;padding:2px 0} .l td{padding:5px 0;vertical-align:top} .l td:first-child{width:92mm} .s{width:88mm;margin:6mm 0 0 auto;border-top:.6pt solid #8a7a55;break-inside:avoid} .s td{padding:3px 0} .s .k td{font-size:14pt;border-top:.6pt solid #8a7a55;padding-top:2mm} .pm{margin-top:11mm;display:flex;gap:14mm;font-size:10.5pt} .pm i{color:#8a7a55;display:block} .ft{position:fixed;left:0;right:0;bottom:0;text-align:center;font-size:9pt;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        british,
        '{last} Upholstery Ltd|{last} & Daughter Upholsterers|Bobbin & Tack|The Castle Gate Upholstery Company Limited|{first} {last} Soft Furnishings Ltd',
        'hello|studio'
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const rest = d.prepaid
        ? `${amount(`Less deposit received ${p.date(dayAfter(d.orderDate, 2))}`, `−${p.money(d.prepaid)}`)}${rowOf('k', ['Balance now due', `>${p.money(d.amountDue)}`])}`
        : ''
      const reference = random.pick(['fabric ends kept for one year', 'fire label attached'])
      return `<div class=hd><div class=n>${d.seller.name}</div><div class=u>Traditional &amp; modern upholstery, curtains and blinds</div></div><h1>INVOICE</h1>
<div class=tw><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div class=r2>Invoice no. ${d.number}<br>${p.date(d.issueDate)}<br>Estimate ${d.orderNumber}<br>Work completed ${p.date(d.deliveryDate)}</div></div>
<table class=l>${heading(['Description', '>Qty', 'Unit', '>Price', '>Amount'])}${rows.join('')}</table>
<table class=s>${amount('Subtotal', p.money(d.subtotal))}${amount(`VAT at ${p.number(d.taxes[0].rate)}%`, p.money(d.tax))}${rowOf(d.prepaid ? 't' : 'k', ['Total', `>${p.money(d.total)}`])}${rest}</table>
<div class=pm><div><i>Payment</i>Please pay by ${p.date(d.dueDate)}, by bank transfer<br>or card at the workshop. Thank you.</div><div><i>Bank details</i>${d.seller.name}<br>Sort code ${sortCode(p)} &nbsp; Account ${random.digits(8)}</div></div>
<p style="font-size:10pt">All fillings comply with the Furniture and Furnishings (Fire) (Safety) Regulations 1988; ${reference}.</p>
<div class=ft>${d.seller.street}, ${d.seller.town} ${d.seller.postCode} · ${d.seller.telephone} · ${d.seller.mail}<br>VAT registration number ${britishVat(d.seller.vatId)}</div>`
    },
  },
  // Tile dealer: the corrected part of an invoice after a return.
  {
    name: 'de-fliesenhandel-rechnungskorrektur',
    plan: {
      currency: 'EUR',
      kind: 'creditNote',
      rates: [19],
      lines: [2, 7],
      isOnce: true,
      most: 9,
      ...among(
        'DE',
        german,
        'Fliesenverlegung|Bad & Sanitär|Bauunternehmung|Innenausbau',
        'GmbH|e.K.|GmbH & Co. KG|Meisterbetrieb'
      ),
      items: itemsOf(`
        Bodenfliese Feinsteinzeug Beton grau 60x60 rekt., Abr. 4|m²|21|38; Wandfliese weiß glänzend 30x60 rekt.|m²|13|22;
        Holzoptik Eiche natur 20x120 cm|m²|26|44; Mosaik Marmor Bianco 30x30 auf Netz|Stk|9|16;
        Terrassenplatte 60x60x2 cm anthrazit|m²|34|52; Sockelleiste Beton grau 7x60|Stk|4|7;
        Flexkleber C2TE S1 grau 25 kg|Sack|17|27; Fugenmörtel silbergrau 5 kg|Eimer|11|18;
        Abschlussprofil Edelstahl 11 mm, 2,50 m|Stk|14|24; Entkopplungsmatte Rolle 30 m²|Rolle|215|290;
        Dichtband 120 mm, 10 m|Rolle|12|19; Silikon zementgrau 310 ml|Stk|6|9`),
      numbers: (random) => `RK${random.int(30120, 39870)}`,
    },
    style: { ...comma, money: (plain) => `${plain} EUR`, date: dotted },
    css: 'body{font:9.5pt "Carlito";margin:0} .lg{display:flex;justify-content:flex-end;align-items:center;gap:4mm;height:20mm} .lg svg{width:15mm} .lg b{font:bold 17pt "Carlito";max-width:90mm;line-height:1.05;color:#7a2e1d} .ab{font-size:7pt;text-decoration:underline;margin:12mm 0 2mm} .tw{display:flex;justify-content:space-between;align-items:flex-start;min-height:36mm} .to{font-size:10.5pt;line-height:1.35} .kv{width:68mm} .kv td{padding:1.4px 0} h1{font:bold 14pt "Carlito";margin:6mm 0 1mm} .l{margin-top:5mm} .l th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;padding:3px 2px;text-align:left;font-size:9pt} .l td{padding:4px 2px;vertical-align:top} .s{width:80mm;margin:3mm 0 0 auto;border-top:.8pt solid #000;break-inside:avoid} .s td{padding:2.5px 2px} .s .k td{font-weight:bold;font-size:11pt;border-top:.8pt solid #000;border-bottom:2.4pt double #000} .tx{margin-top:8mm;line-height:1.45} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #7a2e1d;padding-top:2mm;font-size:7.3pt;line-height:1.4;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        german,
        'Fliesen {last} GmbH|{last} & {last} Keramikhandel OHG|FLIESENWERK WESTFALEN GmbH|Keramikzentrum {last} GmbH & Co. KG|Naturstein {last} e. K.',
        'info|verkauf'
      )
      const clerk = nameIn(p, german, '{first} {last}')
      const invoice = `RE${random.int(210400, 268900)}`
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          `${codeOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const tiles =
        '<svg viewBox="0 0 30 30"><g fill="#7a2e1d"><path d="M0 0h14v14H0z"/><path d="M16 16h14v14H16z"/></g><g fill="#d9a58f"><path d="M16 0h14v14H16z"/><path d="M0 16h14v14H0z"/></g></svg>'
      return `<div class=lg>${tiles}<b>${d.seller.name}</b></div>
<div class=ab>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</div>
<div class=tw><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><table class=kv>${fact('Belegnummer:', d.number)}${fact('Datum:', p.date(d.issueDate))}${fact('Kundennummer:', d.customerNumber)}${fact('Sachbearbeitung:', clerk)}${fact('Telefon:', d.seller.telephone)}${fact('Rückgabe am:', p.date(d.deliveryDate))}</table></div>
<h1>Rechnungskorrektur ${d.number}</h1>zur Rechnung ${invoice} vom ${p.date(d.orderDate)}<br><br>Sehr geehrte Damen und Herren,<br>für die zurückgegebene Restware schreiben wir Ihnen wie folgt gut:
<table class=l>${heading(['Pos.', 'Art.-Nr.', 'Bezeichnung', '>Menge', 'ME', '>E-Preis', '>Gesamt EUR'])}${rows.join('')}</table>
<table class=s>${amount('Summe netto', p.money(d.subtotal))}${amount(`zzgl. ${p.number(d.taxes[0].rate)} % MwSt.`, p.money(d.tax))}${rowOf('k', ['Gutschriftbetrag', `>${p.money(d.total)}`])}</table>
<div class=tx>Der Betrag wird Ihrem Kundenkonto gutgeschrieben und mit der nächsten Zahlung verrechnet.<br>Bitte berichtigen Sie Ihren Vorsteuerabzug entsprechend (§ 17 Abs. 1 UStG).<br>Rücknahme nur in vollen, unbeschädigten Verpackungseinheiten und in gleicher Charge; Sonderbestellungen sind ausgeschlossen.<br><br>Mit freundlichen Grüßen<br>${clerk}</div>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>Amtsgericht ${d.seller.town.replace(/ \(.*/, '')}<br>USt-IdNr. ${d.seller.vatId}<br>St.-Nr. ${d.seller.taxNumber}</div><div>Volksbank<br>IBAN ${grouped(d.seller.iban)}<br>BIC GENODEM1${random.pick(['BOC', 'HGN', 'PBN'])}</div></div>`
    },
  },
  // Taxi: the journeys of a month on account; fares contain the tax.
  {
    name: 'at-taxi-sammelfahrten',
    plan: {
      currency: 'EUR',
      rates: [10],
      lines: [7, 19],
      isGross: true,
      most: 0,
      days: [8, 10, 14],
      ...among(
        'AT',
        austrian,
        'Labor|Maschinenbau|Hotel|Kunststofftechnik|Steuerberatung',
        'GmbH|KG|GmbH & Co KG'
      ),
      items: itemsOf(`
        Steyr Bahnhof – Landeskrankenhaus||9|13; Steyr – Flughafen Linz-Hörsching||72|92; Steyr – Flughafen Wien-Schwechat||245|290;
        Stadtplatz – Wehrgraben||7|10; Steyr – St. Valentin Bahnhof||34|44; Enns – Linz Hauptbahnhof||42|55;
        Ernsthofen – Steyr, Nachttarif||38|52; Botenfahrt Amstetten||58|74; Kremsmünster – Steyr||46|60;
        Werkstor 2 – Gästehaus||8|12; Linz Hauptbahnhof – Steyr||66|84; Garsten – Stadtplatz||9|13;
        Wartezeit 30 Minuten||16|20; Großraumtaxi Bad Hall – Steyr, 6 Pers.||44|58`),
      numbers: (random, year) => `${year.slice(2)}/${String(random.int(14, 890)).padStart(4, '0')}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dotted },
    css: 'body{font:9.3pt "Open Sans";margin:0} .hd{display:flex;align-items:center;gap:5mm} .sg{background:#ffd400;font:bold 20pt "Open Sans";padding:2mm 5mm;border:1.5pt solid #000;letter-spacing:2px} .nm{font:bold 15pt "Open Sans";line-height:1.15} .nm small{font:9pt "Open Sans";display:block;margin-top:1mm} .ck{height:4mm;margin:4mm 0 10mm;background:repeating-conic-gradient(#000 0 25%,#fff 0 50%) 0 0/4mm 4mm} .tw{display:flex;justify-content:space-between} .to{line-height:1.4;font-size:10.5pt} .d{text-align:right;line-height:1.5} h1{font:bold 14pt "Open Sans";margin:10mm 0 2mm} .l{margin-top:4mm} .l th{background:#222;color:#fff;text-align:left;font-size:8.7pt;padding:3px 5px} .l td{padding:2.6px 5px;border-bottom:.4pt solid #bbb;font-size:8.8pt} .l tfoot td{border:0;padding:3px 5px} .l .k td{font-weight:bold;font-size:11.5pt;background:#ffd400;border-top:1pt solid #000} .py{display:flex;gap:6mm;align-items:center;margin-top:7mm;line-height:1.5;break-inside:avoid} .ft{margin-top:8mm;font-size:8pt;color:#333;text-align:center;line-height:1.4;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        austrian,
        'Taxi {last} e.U.|{last} Personenbeförderung GmbH|Funktaxi {last} & Söhne OG|Taxi- und Mietwagenunternehmen {first} {last} e.U.|STADTTAXI ENNSTAL KG',
        'taxi|office'
      )
      const first = random.int(21400, 28900)
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          `${two(random.int(5, 22))}:${two(random.int(0, 59))}`,
          `${first + at * 37 + random.int(0, 30)}`,
          l.description,
          `>${p.plain(l.amount)}`,
        ])
      )
      const foot = (kind: string, label: string, value: string) =>
        `<tr class=${kind}><td colspan=4 class=r>${label}</td><td class=r>${value}</td></tr>`
      return `<div class=hd><div class=sg>TAXI</div><div class=nm>${d.seller.name}<small>Tag und Nacht ${d.seller.telephone} · Krankentransporte · Flughafentransfer · Botendienst</small></div></div><div class=ck></div>
<div class=tw><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>UID: ${d.buyer.vatId}</div><div class=d>${d.seller.town}, ${p.date(d.issueDate)}<br>Kunden-Nr. ${d.customerNumber}</div></div>
<h1>Sammelrechnung Nr. ${d.number}</h1>Fahrten auf Rechnung im Zeitraum ${p.date(d.from)} bis ${p.date(d.until)}, laut beiliegenden Fahrtbelegen
<table class=l>${heading(['Datum', 'Zeit', 'Beleg', 'Fahrt', '>€ inkl. USt'])}<tbody>${rows.join('')}</tbody><tbody>${foot('k', 'Rechnungsbetrag inkl. USt', p.money(d.total))}${foot('x', 'darin enthaltenes Entgelt netto', p.money(d.subtotal))}${foot('x', `darin enthalten ${p.number(d.taxes[0].rate)} % USt`, p.money(d.tax))}</tbody></table>
<div class=py>${squareCode(random, '25mm', { side: 33 })}<div><b>Zahlen mit Code</b> oder überweisen Sie bitte bis ${p.date(d.dueDate)} ohne Abzug auf unser Konto<br>IBAN ${grouped(d.seller.iban)} &nbsp; BIC ${random.pick(['ASPKAT2L', 'RZOOAT2L', 'OBKLAT2L'])}<br>Verwendungszweck: ${d.number}</div></div>
<div class=ft>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)} · ${d.seller.mail}<br>UID-Nr. ${d.seller.vatId} · FN ${random.digits(6)}${random.pick(['a', 'f', 'k', 'w'])} · Landesgericht Steyr · Mitglied der WKO Oberösterreich, Fachgruppe Beförderungsgewerbe mit PKW</div>`
    },
  },
  // Control of electric installations: few rows, and the slip of Switzerland.
  {
    name: 'ch-elektrokontrolle-sicherheitsnachweis',
    plan: {
      currency: 'CHF',
      rates: [8.1],
      lines: [3, 6],
      isInOrder: true,
      isOnce: true,
      most: 2,
      isBuyerPerson: true,
      rounding: 1,
      days: [30],
      ...among('DE', swiss, 'Immobilien|Verwaltungen|Treuhand', 'AG|GmbH'),
      items: itemsOf(`
        Periodische Kontrolle nach NIV, Einfamilienhaus|Psch|280|360; Abnahmekontrolle Photovoltaikanlage|Psch|310|420;
        Kontrolle Allgemeinanlage Mehrfamilienhaus|Psch|240|330; Kontrolle pro Wohnung|Stk|85|120;
        Nachkontrolle nach Mängelbehebung|Std|125|145; Isolationsmessung pro Stromkreis|Stk|12|18;
        Ausstellen Sicherheitsnachweis (SiNa)|Stk|45|70; Mess- und Prüfprotokoll|Stk|35|55;
        Meldung an Netzbetreiberin|Stk|20|35; Fahrzeugpauschale Zone 1|Stk|38|56`),
      numbers: (random, year) => `${year.slice(2)}-${random.int(1021, 4980)}`,
    },
    style: { decimal: '.', thousands: '’', date: dotted },
    css: '@page{margin:0} body{font:9.8pt/1.4 "Roboto";color:#1a1a1a;margin:0} .pg{padding:13mm 18mm 0 20mm} .hd{display:flex;justify-content:space-between} .hd .n{font:700 15pt "Roboto Condensed";line-height:1.15;max-width:88mm} .hd .a{font-size:8.3pt;text-align:right;line-height:1.4} .to{margin:9mm 0 8mm} h1{font:700 12.5pt "Roboto";margin:0 0 2mm} .kv{margin-bottom:4mm} .kv td{font-size:8.8pt;padding:.6px 0;width:32%} .kv td:nth-child(odd){color:#666;width:18%} .l th{text-align:left;font-size:8.5pt;background:#f4f4f4;padding:3px 4px} .l td{padding:3px 4px;border-bottom:.4pt solid #ddd} .l .u td{border:0;padding:2px 4px} .l .k td{border-top:1.2pt solid #d97706;border-bottom:0;font-weight:700;font-size:10.5pt} .no{font-size:8.3pt;margin-top:3mm;line-height:1.35} .qb{position:absolute;left:0;top:192mm;width:210mm;height:104mm;box-sizing:border-box;border-top:.6pt dashed #000;display:flex;font:8pt/1.25 "Liberation Sans";color:#000} .qb .e{width:62mm;border-right:.6pt dashed #000;padding:5mm;box-sizing:border-box;position:relative} .qb .z{flex:1;display:flex;padding:5mm} .qb h2{font:bold 11pt "Liberation Sans";margin:0 0 3mm} .qb b{font-size:6.3pt;display:block;margin-top:2.2mm} .qb .z b{font-size:8pt;margin-top:2.6mm} .qb .z .i{flex:1;font-size:9.2pt;line-height:1.25} .qb .z .l1{width:51mm;padding-right:5mm} .qb .am{display:flex;gap:6mm;margin-top:4mm}',
    draw: (p) => {
      const { doc: d, random } = p
      asSwiss(p, ['30', 100, 999])
      named(
        p,
        swiss,
        'Elektrokontrollen {last} GmbH|SINA-CHECK AG|{last} & {last} Elektro-Kontrolle|{last} Sicherheitsberatung AG|ESK Elektro Sicherheitskontrollen {last}',
        'info|kontrolle'
      )
      const reference = qrReference(`${random.digits(10)}000${random.digits(13)}`).replace(
        /(.)(?=(.{5})+$)/g,
        '$1 '
      )
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const foot = (kind: string, label: string, value: string) =>
        `<tr class=${kind}><td colspan=4>${label}</td><td class=r>${value}</td></tr>`
      const vat = d.seller.vatId.replace(/^CHE(...)(...)(...)$/, 'CHE-$1.$2.$3 MWST')
      const pay = (label: string, value: string) => `<b>${label}</b>${value}`
      const account = pay(
        'Konto / Zahlbar an',
        `${grouped(d.seller.iban)}<br>${swissAddress(d.seller)}`
      )
      const debtor = pay('Zahlbar durch', swissAddress(d.buyer))
      const plain = p.plain(d.amountDue).replace('’', ' ')
      const sums = `<div class=am><div>${pay('Währung', 'CHF')}</div><div>${pay('Betrag', plain)}</div></div>`
      return `<div class=pg><div class=hd><div class=n><svg viewBox="0 0 10 16" height="14"><path fill="#d97706" d="M6 0 0 9h4l-1 7 7-10H6z"/></svg> ${d.seller.name}</div><div class=a>Unabhängiges Kontrollorgan ESTI Nr. K-0${random.digits(4)}<br>${d.seller.street}, ${codeFirst(d.seller)}<br>${d.seller.mail}<br>${vat}</div></div>
<div class=to>${swissAddress(d.buyer)}</div>
<h1>Rechnung ${d.number}</h1>
<table class=kv>${row(['Datum', p.date(d.issueDate), 'Auftrag', d.orderNumber])}${row(['Zahlbar bis', p.date(d.dueDate), 'Kontrolle vom', p.date(d.deliveryDate)])}${row(['Objekt', `${d.buyer.street}, ${d.buyer.town}`, 'Kontrolleur', nameIn(p, swiss, '{first} {last}')])}</table>
<table class=l>${heading(['Leistung', '>Menge', 'Einh.', '>Preis', '>Betrag CHF'])}${rows.join('')}${foot('u', 'Total exkl. MWST', p.plain(d.subtotal))}${foot('u', `MWST ${p.number(d.taxes[0].rate)} %`, p.plain(d.tax))}${foot('u', 'Total inkl. MWST', p.plain(d.total))}${foot('u', 'Rundung', p.plain(d.rounding))}${foot('k', 'Zu zahlen CHF', p.plain(d.amountDue))}</table>
<div class=no>Der Sicherheitsnachweis wurde der Netzbetreiberin elektronisch zugestellt. Bitte bewahren Sie Ihr Exemplar während der ganzen Kontrollperiode auf. Zahlbar innert 30 Tagen netto.</div></div>
<div class=qb><div class=e><h2>Empfangsschein</h2>${account}${pay('Referenz', reference)}${debtor}${sums}<div style="text-align:right"><b>Annahmestelle</b></div></div><div class=z><div class=l1><h2>Zahlteil</h2>${squareCode(random, '46mm', { side: 37, middle: swissCross })}${sums}</div><div class=i>${account}${pay('Referenz', reference)}${pay('Zusätzliche Informationen', `Rechnung ${d.number}`)}${debtor}</div></div></div>`
    },
  },
  // Coworking: a monthly subscription that is collected by direct debit.
  {
    name: 'de-coworking-lastschrift',
    plan: {
      currency: 'EUR',
      rates: [19],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 3,
      days: [5, 7, 10],
      ...among(
        'DE',
        german,
        'Software|Mediendesign|Übersetzungen|Consulting|Architektur',
        'GmbH|UG (haftungsbeschränkt)|GbR|PartG mbB'
      ),
      items: itemsOf(`
        Fix Desk – fester Arbeitsplatz im Open Space|Stk.|219|289; Flex Desk Monatskarte|Stk.|129|189;
        Teamraum S, 18 m²|Stk.|590|790; Geschäftsadresse inkl. Postservice|Stk.|35|59; Meetingraum „Ruhr“|Std.|18|32;
        Eventfläche Abendbuchung|Stk.|180|290; Schließfach|Stk.|8|15; Zusätzlicher Transponder|Stk.|5|10;
        Kaffee-Flat|Pers.|15|25; Farbdrucke A4, Paket 100 Seiten|Stk.|12|20; Stellplatz Tiefgarage|Stk.|55|85`),
      numbers: (random, year) => `RE-${year}-${random.int(1012, 4890)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dotted },
    css: 'body{font:9.3pt/1.45 "Inter";color:#1f2933;margin:0} .lo{display:flex;justify-content:space-between;align-items:flex-start} .lo .n{font:700 18pt "Inter";letter-spacing:-.5px;line-height:1.1;color:#4338ca} .lo .c{font-size:7.8pt;color:#555;text-align:right} .ab{font-size:6.8pt;color:#777;margin:14mm 0 2mm} .tw{display:flex;justify-content:space-between;align-items:flex-start} .kv{width:70mm} .kv td{padding:1.5px 0;font-size:8.8pt} .kv td:first-child{color:#777} h1{font:700 15pt "Inter";margin:12mm 0 3mm} .l{margin:5mm 0 0} .l th{text-align:left;font-size:7.8pt;font-weight:600;color:#fff;background:#4338ca;padding:5px 6px} .l td{padding:6px;border-bottom:.5pt solid #e5e7eb;vertical-align:top} .s{width:82mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:3px 6px} .s .k td{font-weight:700;font-size:11pt;background:#eef2ff} .sp{border:.8pt solid #c7d2fe;border-radius:2mm;padding:4mm 5mm;margin-top:8mm;font-size:8.8pt;break-inside:avoid} .ft{position:fixed;left:0;right:0;bottom:0;display:flex;justify-content:space-between;font-size:7pt;line-height:1.45;color:#555;border-top:.5pt solid #ccc;padding-top:2.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        german,
        'Hafenloft Coworking GmbH|{last} & {last} Workspaces GmbH|ZECHE ACHT Coworking UG (haftungsbeschränkt)|Kombüse Coworking eG|Schreibtischwerk {last} GmbH & Co. KG',
        'hallo|buchhaltung'
      )
      const day = d.until
      const month = `${monthsIn('DE')[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const court = d.seller.town.replace(/ \(.*/, '')
      return `<div class=lo><div class=n>${d.seller.name.replace(' ', '<br>')}</div><div class=c>${d.seller.site}<br>${d.seller.mail}<br>${d.seller.telephone}</div></div>
<div class=ab>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}</div>
<div class=tw><div>${d.buyer.name}<br>${address(d.buyer)}<br>Deutschland</div><table class=kv>${row(['Rechnungsnr.', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Leistungszeitraum', `>${month}`])}${row(['Mitgliedsnummer', `>${d.customerNumber}`])}</table></div>
<h1>Rechnung Nr. ${d.number}</h1>Hallo und danke, dass du bei uns arbeitest! Deine Mitgliedschaft und Buchungen im ${month}:
<table class=l>${heading(['Pos.', 'Bezeichnung', '>Menge', '>Einzelpreis', '>USt.', '>Gesamt netto'])}${rows.join('')}</table>
<table class=s>${amount('Gesamtbetrag netto', p.money(d.subtotal))}${amount(`zzgl. Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, p.money(d.tax))}${rowOf('k', ['Gesamtbetrag brutto', `>${p.money(d.total)}`])}</table>
<div class=sp><b>SEPA-Lastschrift</b><br>Den Betrag von ${p.money(d.amountDue)} ziehen wir am ${p.date(d.dueDate)} von deinem Konto DE${random.digits(2)} **** **** **** **${random.digits(2)} ${random.digits(2)} ein. Bitte sorge für ausreichende Deckung.<br>Mandatsreferenz: CW-${random.digits(5)}-01 &nbsp;·&nbsp; Gläubiger-Identifikationsnummer: DE${random.digits(2)}ZZZ0000${random.digits(7)}</div>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Amtsgericht ${court}<br>${d.seller.name.endsWith('eG') ? 'GnR' : 'HRB'} ${random.digits(5)}<br>USt-ID: ${d.seller.vatId}</div><div>Vertreten durch:<br>${nameIn(p, german, '{first} {last}')}</div><div>GLS Gemeinschaftsbank<br>IBAN: ${grouped(d.seller.iban)}<br>BIC: GENODEM1GLS</div></div>`
    },
  },
]
