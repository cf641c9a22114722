import { renderSVG } from 'uqr'
import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Plan } from '../make_document.ts'
import { paged } from '../pages.ts'
import type { Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { britishVat, codeFirst, comma, dotted, euroAfter, grouped, heading } from '../print.ts'
import { monthsIn, point, row, rowOf, slashed, type Print } from '../print.ts'

const english = monthsIn('GB')
const german = monthsIn('DE')
const austrian = monthsIn('AT')

const westCountry = {
  ...pools.GB,
  first: listOf('Jowan|Philippa|Dean|Meera|Gillian|Toby|Kerensa|Alistair'),
  last: listOf('Bickle|Chubb|Endacott|Luscombe|Northcott|Pascoe|Rundle|Tremlett|Yeo'),
  streets: listOf(
    'Higher Trelawn Farm|3 Fore Street|Unit 9, Tamar View Industrial Estate|The Old Forge, Mill Hill|22 Plymouth Road|Rose Cottage, Coombe Lane'
  ),
  towns: townsOf(
    'Tavistock=PL19 8LB|Launceston=PL15 9QT|Okehampton=EX20 1FW|Saltash=PL12 6DD|Totnes=TQ9 5NE|Bodmin=PL31 2RJ'
  ),
}
const irish = {
  ...pools.GB,
  first: listOf('Fergal|Bríd|Noreen|Declan|Caoimhe|Seamus'),
  last: listOf('Broderick|Cusack|Fitzmaurice|Halloran|Kinsella|Mulvihill|O’Riordan|Quilligan'),
  streets: listOf('Mart Road|Kilmacow|Rathduff|14 Castle Street|Ballyhale|Cloonlara East'),
  towns: townsOf(
    'Listowel, Co. Kerry=V31 K7P4|Mitchelstown, Co. Cork=P67 D3W2|Callan, Co. Kilkenny=R95 X4N6|Loughrea, Co. Galway=H62 F8T1'
  ),
  country: 'Ireland',
  tel: '+353 ',
}
const swabian = {
  ...pools.DE,
  first: listOf('Annegret|Jochen|Sibylle|Ferdinand|Melek|Rainer|Carolin'),
  last: listOf(
    'Bäuerle|Deininger|Epple|Häfele|Kienzle|Maier-Schuh|Nägele|Rommel|Schäuffele|Vayhinger'
  ),
  streets: listOf(
    'Neckarhalde 17|Max-Eyth-Straße 4|Untere Gasse 31/1|Im Gewerbepark 12|Kelterplatz 2|Heilbronner Str. 208'
  ),
  towns: townsOf(
    'Nürtingen=72622|Plochingen=73207|Rottenburg am Neckar=72108|Esslingen=73728|Mosbach=74821|Ludwigsburg=71638'
  ),
}
const styrian = {
  ...pools.AT,
  first: listOf('Gerlinde|Manfred|Theresa|Franz|Roswitha|Gernot'),
  last: listOf('Feichtinger|Gasselseder|Hochreiter|Kapfenberger|Pichlmayer|Rumpold|Wurzinger'),
  streets: listOf(
    'Grazer Straße 51|Oberer Markt 6|Am Sonnenhang 19|Siedlungsweg 3|Ofenbachstraße 28a'
  ),
  towns: townsOf('Leoben=8700|Gleisdorf=8200|Schladming=8970|Hartberg=8230|Judenburg=8750'),
}
const swiss = {
  ...pools.DE,
  first: listOf('Nadia|Thomas|Seraina|Jürg|Marlies|Yannick'),
  last: listOf('Baumgartner|Imhof|Kälin|Lötscher|Odermatt|Rüttimann|von Allmen|Zellweger'),
  streets: listOf('Chilegass 4|Kirchstrasse 22|Birkenweg 9|Schulhausstrasse 15|Mattenweg 3a'),
  towns: townsOf('Sursee=6210|Lenzburg=5600|Weinfelden=8570|Thalwil=8800|Liestal=4410'),
  country: 'Schweiz',
  tel: '+41 ',
}

/** Parties of one country; buyers have trades and legal forms of their own. */
function between(
  country: 'GB' | 'DE' | 'AT',
  people: Pools['GB'],
  trade: string,
  forms: string
): Pick<Plan, 'country' | 'buyerCountry' | 'pools'> {
  const { streets } = people
  const seller = { ...people, streets: streets.slice(0, 3) }
  const buyer = { ...people, streets: streets.slice(3), trade: listOf(trade), forms: listOf(forms) }
  return { country, buyerCountry: 'PT', pools: { ...pools, [country]: seller, PT: buyer } }
}

/** Gives a party one of the names, such as `{last} & Sons`. */
function rename({ random }: Print, who: Person, people: Pools['GB'], names: string): void {
  const name = random
    .pick(listOf(names))
    .replaceAll('{first}', () => random.pick(people.first))
    .replaceAll('{last}', () => random.pick(people.last))
    .replaceAll('{LAST}', () => random.pick(people.last).toUpperCase())
  const site = name
    .replace(/ (Ltd|Limited|GmbH|e\.U|KG|OG|Co-op).*/, '')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFKD')
    .replace(/[^A-Za-z]+/g, '')
    .toLowerCase()
  who.name = name
  who.mail = `office@${site}.example`
  who.site = `www.${site}.example`
}

/** Prices in steps, and one of each of the things that are charged once; for documents with one rate. */
function revise({ doc }: Print, step: number, single = /^$/): void {
  let subtotal = 0
  for (const line of doc.lines) {
    if (single.test(line.description)) line.quantity = 1
    line.price = Math.max(step, Math.round(line.price / step) * step)
    line.amount = Math.round((line.quantity ?? 1) * line.price)
    subtotal += line.amount
  }
  const tax = Math.round((subtotal * doc.taxes[0].rate) / 100)
  settle(doc, subtotal, tax)
}

function settle(doc: Print['doc'], subtotal: number, tax: number): void {
  const total = subtotal + tax
  const [only] = doc.taxes
  only.base = subtotal
  only.amount = tax
  const prepaid = doc.prepaid ? Math.round(total / 40000) * 10000 : 0
  Object.assign(doc, { subtotal, tax, total, prepaid, amountDue: total - prepaid })
}

const fact = (label: string, value: string) => row([label, value])
const unescaped = (text: string) => text.replaceAll('&amp;', '&')
const pounds = (plain: string) => `£${plain}`
const party = (who: Person) => `${who.name}<br>${who.street}<br>${codeFirst(who)}`
const british = (who: Person) => `${who.street}<br>${who.town}<br>${who.postCode}`

/** Takes the title out of the name of the buyer, which is then printed with it. */
function titleOf({ doc: { buyer } }: Print, titles: RegExp): string {
  const [title] = titles.exec(buyer.name) ?? ['']
  if (title) buyer.name = unescaped(buyer.name).slice(title.length)
  return title
}

/** The first words of a name above the others. */
function inTwoLines(name: string): string {
  const words = name.split(' ')
  return words.length < 3 ? name : `${words.slice(0, -2).join(' ')}<br>${words.slice(-2).join(' ')}`
}

const horses = listOf('Biscuit|Merlin|Dolly|Captain|Tilly|Fergus|Rosie|Old Tom|Bramble|Smokey')

const dentalItems = itemsOf(`
  Modell aus Superhartgips||9|14; Modell nach Abformung scannen||16|24;
  Set-up / Modellmontage in Mittelwertartikulator||11|17; Kontrolle der Bissnahme||6|9;
  Digitale Konstruktion CAD je Einheit||28|44; Krone vollanatomisch Zirkon||118|152;
  Brückenglied Zirkon||98|126; Individuell bemalen und glasieren||24|38;
  Provisorische Krone PMMA gefräst||39|58; Individueller Löffel||21|29;
  Aufbissschiene adjustiert||92|131; Approximalkontakt herstellen||7|11;
  Versandgang||5|9; Zirkonronde, Materialanteil||22|34; PMMA-Ronde, Materialanteil||9|16;
  Kunststoff lichthärtend||6|11; Laboranalog||14|23`)
const dentalAt = (name: string) => dentalItems.findIndex(([one]) => one === name)
const dentalMaterial = 13

const petItems = itemsOf(`
  Hundefutter Adult Rind 15 kg|Sa|31|44|1; Hundefutter Adult Lamm/Reis 12 kg|Sa|29|41|1;
  Hundefutter Senior 12 kg|Sa|30|42|1; Nassfutter Hund Pute 800 g|Ds|1.6|2.5|1;
  Nassfutter Hund Wild 400 g|Ds|1.1|1.7|1; Kausnack Rinderkopfhaut 500 g|Bt|5|9|1;
  Kaustange Dental M 7 St.|Bt|1.4|2.3|1; Katzenfutter Sterilised 10 kg|Sa|38|52|1;
  Katzenfutter Kitten 2 kg|Bt|8|12|1; Nassfutter Katze Lachs 85 g|St|0.5|0.9|1;
  Katzenmilch 200 ml|St|0.8|1.3|1; Nagerfutter Kaninchen 2,5 kg|Bt|4|7|1;
  Meerschweinchenpellets 5 kg|Sa|7|11|1; Wellensittichfutter 1 kg|Bt|2|3.4|1;
  Bergwiesenheu 2 kg|Bt|3.4|5.6|1; Kanarienfutter 2,5 kg|Bt|4.2|6.5|1;
  Zierfischflocken 1 l|Ds|9|15|1; Diskusgranulat 500 ml|Ds|6|10|1;
  Teichsticks 10 l|Ei|11|17|1; Frostfutter Artemia 100 g|Bl|1.2|2|1;
  Katzenstreu Klumpstreu 15 kg|Sa|8|13; Katzenstreu Holz 20 l|Sa|6|10;
  Kleintierstreu 60 l|Ba|6|9; Halsband Nylon verstellbar M schwarz|St|3|5;
  Führleine Fettleder 200 cm|St|12|19; Rollleine Gurt 5 m bis 25 kg|St|8|13;
  Geschirr Soft Gr. L rot|St|9|15; Napf Edelstahl rutschfest 0,75 l|St|3|5;
  Hundebett oval 80 cm grau|St|21|34; Spielball Naturkautschuk 7 cm|St|2|3.8;
  Zerrtau Baumwolle 40 cm|St|2.2|4; Kratzbaum Plüsch 140 cm beige|St|46|69;
  Katzentoilette mit Haube|St|13|22; Transportbox Gr. 2|St|17|27;
  Nagertränke Glas 250 ml|St|2.6|4.4; Kaninchenstall Holz 100 cm|St|64|98;
  Vogelkäfig verzinkt 60 cm|St|33|52; Außenfilter bis 250 l|St|58|89;
  Filterwatte fein 250 g|Bt|1.5|2.6; Regelheizer 100 W|St|9|15;
  Wasseraufbereiter 500 ml|Fl|4.4|7; LED-Leuchtbalken 80 cm|St|29|45;
  Zeckenzange Kunststoff|St|1.1|2; Fellbürste Zupf groß|St|4|7`)

const stoveItem = [
  'Kachelofen als Grundofen, Heizleistung 4,2 kW, händisch gesetzt, Ausführung lt. Plan und Angebot',
  'PA',
]

/** British, Irish, German, Austrian and Swiss invoices of ordinary months. */
export const commonTamarNeckar: Family[] = [
  // Farrier: a person, no VAT, a document of a text program.
  {
    name: 'en-gb-farrier-yard-visits',
    plan: {
      currency: 'GBP',
      rates: [0],
      lines: [3, 8],
      most: 0,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [7, 14],
      ...between('GB', westCountry, 'Riding School|Livery|Equestrian|Stud', 'Ltd|Centre|& Co'),
      items: itemsOf(`
        Full set, hot shod||80|98; Front shoes and trim hinds||62|76; Refit full set||64|78;
        Trim all round||32|42; Trim foal / youngster||24|32; Remedial bar shoes, pair||72|95;
        Lost shoe replaced||20|28; Stud holes, per set||8|14`),
      numbers: (random) => `${random.int(112, 1980)}`,
    },
    style: {
      ...point,
      money: pounds,
      date: (y, m, d) => `${Number(d)} ${english[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:11pt/1.35 "Carlito"} h1{font:bold 22pt "Carlito";text-align:center;margin:0 0 9mm;letter-spacing:3px} .a{display:flex;justify-content:space-between} .nm{font-size:16pt;font-weight:bold} .q{font-style:italic} .rt{text-align:right} .to{margin:10mm 0 8mm} .l th{border:1pt solid #000;background:#e7e6e6;text-align:left;padding:3px 6px} .l td{border:1pt solid #000;padding:3px 6px} .l .t td{font-weight:bold} .p{margin-top:8mm} .ty{margin-top:10mm;text-align:center;font-style:italic}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = [dayAfter(d.issueDate, -random.int(9, 16)), dayAfter(d.issueDate, -2)]
      const half = Math.ceil(d.lines.length / 2)
      let sum = 0
      for (const line of d.lines) {
        line.amount = Math.round(line.amount / 100) * 100
        sum += line.amount
      }
      Object.assign(d, { subtotal: sum, total: sum, amountDue: sum })
      const first = random.int(0, 9)
      const rows = p.lines((l, at) =>
        row([
          p.date(days[at < half ? 0 : 1]),
          horses[(first + at) % 10],
          l.description,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<h1>INVOICE</h1><div class=a><div><div class=nm>${d.seller.name}</div><div class=q>DipWCF Registered Farrier</div>${british(d.seller)}<br>Mob: 07${random.digits(3)} ${random.digits(6)}</div><div class=rt>Invoice no: <b>${d.number}</b><br>Date: ${p.date(d.issueDate)}</div></div>
<div class=to><b>To:</b><br>${d.buyer.name}<br>${british(d.buyer)}</div>
<table class=l>${heading(['Date', 'Horse', 'Work', '>Price'])}${rows.join('')}<tr class=t><td colspan=3 class=r>Total</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=p>Please pay <b>${p.money(d.amountDue)}</b> by ${p.date(d.dueDate)}. Cash, cheque or bank transfer to:<br>Account name: ${d.seller.name.split(' ').at(-1)} Farriery &nbsp;&nbsp; Sort code: ${random.int(20, 60)}-${random.digits(2)}-${random.digits(2)} &nbsp;&nbsp; Account no: ${random.digits(8)}<br>Please use the invoice number as reference.</div>
<div class=p>Not registered for VAT. Next visit in 6 weeks – a text will be sent the week before.</div><div class=ty>Thank you for your custom</div>`
    },
  },
  // Steel stockholder: weights, prices per length, one rate, name in two lines.
  {
    name: 'en-gb-steel-stockholder-weights',
    plan: {
      currency: 'GBP',
      rates: [20],
      lines: [5, 15],
      isOnce: true,
      isInOrder: true,
      most: 18,
      days: [30],
      ...between(
        'GB',
        westCountry,
        'Fabrications|Agricultural Engineers|Gates & Railings|Marine|Structures|Welding',
        'Ltd|Limited|LLP'
      ),
      items: itemsOf(`
        40 X 40 X 3.0 SHS S235 X 7.5M|LGTH|26|36; 100 X 50 X 4.0 RHS S355 X 7.5M|LGTH|74|96;
        60.3 X 3.2 CHS S355 X 6.4M|LGTH|49|66; 50 X 50 X 5 ANGLE S275JR X 6.1M|LGTH|34|45;
        100 X 100 X 10 ANGLE S275JR X 6.1M|LGTH|121|156; 50 X 10 FLAT S275JR X 6.1M|LGTH|31|41;
        100 X 12 FLAT S275JR X 6.1M|LGTH|74|92; 12MM DIA ROUND BAR X 6.1M|LGTH|9|13;
        152 X 89 X 16 UB S355JR X 9.1M|LGTH|168|214; 203 X 203 X 46 UC S355JR X 6.1M|LGTH|345|420;
        150 X 75 X 18 PFC S355JR X 6.1M|LGTH|142|178; 2500 X 1250 X 3.0 HR SHEET|SHEET|92|118;
        2500 X 1250 X 5.0/6.5 DURBAR PLATE|SHEET|196|248; 2500 X 1250 X 1.5 GALV SHEET|SHEET|58|74;
        SAW CUT TO LENGTH|CUT|2|4; DRILL 18MM HOLES|HOLE|1|2; DELIVERY - OWN TRANSPORT|EACH|25|45`),
      numbers: (random) => `${random.int(21, 89)}${random.digits(4)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:8.8pt "Nimbus Sans";margin:0} .a{display:flex;justify-content:space-between;align-items:flex-start;border-bottom:2.5pt solid #1b365d;padding-bottom:4mm} .nm{font:bold 19pt/1.05 "Nimbus Sans";color:#1b365d;letter-spacing:.5px} .nm:first-line{letter-spacing:2px} .rt{text-align:right;line-height:1.4;font-size:8pt} .ti{display:flex;gap:5mm;margin:5mm 0} .ti>div{flex:1;line-height:1.4;padding:2mm 3mm;background:#eef1f5;min-height:24mm} .ti b.c{display:block;font-size:7pt;color:#1b365d;text-transform:uppercase} .ti .iv{flex:.9;background:#1b365d;color:#fff} .iv h1{font-size:15pt;margin:0 0 1mm;letter-spacing:2px} .iv td{padding:1px 0} .m th{font-size:7pt;text-align:left;color:#1b365d;border-top:.6pt solid #1b365d;padding:2px 4px;text-transform:uppercase} .m td{border-bottom:.6pt solid #1b365d;padding:2px 4px 4px} .l{margin-top:5mm} .l th{font-size:7.3pt;background:#1b365d;color:#fff;text-align:left;padding:3px 4px} .l td{padding:3px 4px;border-bottom:.3pt solid #c6ced9} .b{display:flex;justify-content:space-between;align-items:flex-start;margin-top:6mm;break-inside:avoid} .pay{width:92mm;font-size:8.3pt;line-height:1.5} .s{width:66mm} .s td{padding:3px 4px;border-bottom:.3pt solid #c6ced9} .s .k td{font-weight:bold;font-size:11pt;border-top:1.2pt solid #1b365d;border-bottom:1.2pt solid #1b365d} .f{margin-top:7mm;font-size:7pt;line-height:1.4;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        d.seller,
        westCountry,
        '{LAST} STEEL STOCKHOLDERS LTD|{last} & {last} Metals Limited|Tamar Valley Steel Supplies Ltd|{LAST} BROS (STEEL) LTD|Moorgate Sections & Tube Limited'
      )
      revise(p, 5, /DELIVERY/)
      let weight = 0
      const rows = p.lines((l, at) => {
        const own = /LGTH|SHEET/.test(l.unit) ? (l.quantity ?? 1) * random.int(18, 64) : 0
        weight += own
        return row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${own ? p.number(own) : ''}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      })
      return `<div class=a><div class=nm>${inTwoLines(d.seller.name)}</div><div class=rt>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel ${d.seller.telephone} &nbsp; Accounts ${d.seller.mail}<br>Company Reg. No. 0${random.digits(7)} &nbsp; VAT Reg. No. ${britishVat(d.seller.vatId)}</div></div>
<div class=ti><div><b class=c>Invoice to</b>${d.buyer.name}<br>${british(d.buyer)}</div><div><b class=c>Deliver to</b>${random.pick(['As invoice address', `Site: Barn 2, Lower Week<br>${d.buyer.town}`])}</div><div class=iv><h1>INVOICE</h1><table>${fact('Number', `<b>${d.number}</b>`)}${fact('Date / Tax point', p.date(d.issueDate))}${fact('Account', d.customerNumber)}</table></div></div>
<table class=m>${heading(['Your order no.', 'Our order', 'Despatch note', 'Despatched', 'Sales contact'])}${row([d.orderNumber, `SO${random.digits(6)}`, random.digits(6), p.date(dayAfter(d.issueDate, -1)), random.pick(['Kev', 'Trade Counter', 'Sue P.', 'Jamie'])])}</table>
<table class=l>${heading(['Ln', 'Description', '>Qty', 'Per', '>Weight kg', '>Price £', '>VAT %', '>Value £'])}${rows.join('')}</table>
<div class=b><div class=pay><b>Payment due by ${p.date(d.dueDate)}</b> – strictly 30 days net.<br>BACS: ${random.pick(['Sort Code 30-96-', 'Sort Code 20-68-'])}${random.digits(2)} &nbsp; Account ${random.digits(8)}<br>Please quote account and invoice number. Remittances to ${d.seller.mail}<br>Total weight ${p.number(weight)} kg. EN 10204 3.1 certificates available on request.</div><table class=s>${row(['Goods total', `>${p.plain(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate)}%`, `>${p.plain(d.tax)}`])}<tr class=k><td>Invoice total GBP</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=f>Shortages and damage must be notified within 3 days of delivery. Goods remain the property of the seller until paid for in full. We reserve the right to charge interest under the Late Payment of Commercial Debts (Interest) Act 1998. All transactions are subject to our Conditions of Sale, a copy of which is available on request.</div>`
    },
  },
  // Florist: a wedding with a deposit, as an accounting program on the web prints it.
  {
    name: 'en-gb-wedding-florist-balance',
    plan: {
      currency: 'GBP',
      rates: [20],
      lines: [5, 11],
      isOnce: true,
      isInOrder: true,
      most: 10,
      prepaid: 0.85,
      isBuyerPerson: true,
      days: [7, 14, 28],
      ...between('GB', westCountry, 'Events|Country House|Barn Weddings', 'Ltd|Limited'),
      items: itemsOf(`
        Bridal bouquet – garden roses, ranunculus and trailing jasmine||115|165;
        Bridesmaid bouquet – smaller version in blush and ivory||48|68;
        Buttonhole – spray rose with rosemary||7|10; Corsage – wrist, on ribbon||14|19;
        Flower girl crown – gypsophila||22|32; Pew ends – foliage and ivory ribbon||15|24;
        Pedestal arrangement – for ceremony, moved to reception||95|140;
        Table centre – bud vases, group of five with candles||32|48;
        Floral arch – asymmetric, foam free||280|390; Cake flowers – loose stems||28|42;
        Delivery, set-up and breakdown – two florists||120|185`),
      numbers: (random) => `${random.int(1040, 2960)}`,
    },
    style: { ...point, money: pounds, date: slashed },
    css: 'body{font:9.3pt/1.4 "Roboto";color:#393a3d;margin:0} .a{display:flex;justify-content:space-between;align-items:flex-start} .a b{font-size:10.5pt} .lg{font:33pt/1 "Z003";color:#7d8f69} h1{font:400 19pt "Roboto";color:#7d8f69;margin:7mm 0 5mm} .i{display:flex;justify-content:space-between;margin-bottom:7mm} .i b{font-size:8pt} .kv{width:64mm} .kv td{padding:.5px 0} .kv td:first-child{font-weight:bold;font-size:8pt;text-align:right;width:30mm} .cf{border-top:.7pt solid #7d8f69;padding:3mm 0 4mm;display:flex;gap:22mm} .cf b{display:block;font-size:8pt} .l th{background:#e3e8dd;color:#7d8f69;font-weight:400;font-size:8.5pt;text-align:left;padding:5px 6px} .l td{padding:5px 6px;vertical-align:top} .l tr{break-inside:avoid} .e{border-top:1pt dotted #aaa;margin-top:3mm;padding-top:4mm;display:flex;justify-content:space-between;align-items:flex-start;break-inside:avoid} .n{width:88mm;font-size:8.6pt} .s{width:76mm} .s td{padding:2.5px 6px} .s td:first-child{color:#7b7c80} .s .k td{border-top:1pt dotted #aaa;padding-top:7px} .s .k td:last-child{font-size:15pt;font-weight:bold;color:#393a3d}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        d.seller,
        westCountry,
        'Wild & Woven Flowers|{first} {last} Floral Design Ltd|The Potting Shed Florist|{last} Blooms Limited|Hedgerow & Honey'
      )
      if (!random.chance(0.3))
        rename(
          p,
          d.buyer,
          westCountry,
          '{first} {last} & {first} {last}|{first} {last}|Miss {first} {last}'
        )
      const honour = titleOf(p, /^Miss /)
      revise(p, 50, /Bridal|Pedestal|arch|Cake|Delivery/)
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `${p.number(l.rate, 1)}% S`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const wedding = dayAfter(d.dueDate, random.int(12, 30))
      return `<div class=a><div><b>${d.seller.name}</b><br>${british(d.seller)}<br>${d.seller.mail}<br>VAT Registration No.: ${britishVat(d.seller.vatId)}</div><div class=lg>flowers</div></div>
<h1>INVOICE</h1>
<div class=i><div><b>BILL TO</b><br>${honour}${d.buyer.name}<br>${british(d.buyer)}</div><table class=kv style="align-self:flex-start">${fact('INVOICE NO.', d.number)}${fact('DATE', p.date(d.issueDate))}${fact('DUE DATE', p.date(d.dueDate))}${fact('TERMS', 'Balance before event')}</table></div>
<div class=cf><div><b>WEDDING DATE</b>${p.date(wedding)}</div><div><b>VENUE</b>${random.pick(['Endsleigh Barn', 'Pentillie Court', 'The Great Hall, Colebrook', 'St Budoc’s and marquee'])}</div></div>
<table class=l>${heading(['ACTIVITY', '>QTY', '>RATE', 'VAT', '>AMOUNT'])}${rows.join('')}</table>
<div class=e><div class=n>Thank you for choosing us for your day. Please note that flowers are ordered three weeks ahead and final numbers cannot be reduced afterwards. Vases and arch frames remain our property and will be collected the next morning.<br><br>Bank transfer to ${d.seller.name}, sort code 04-00-${random.digits(2)}, account ${random.digits(8)}, reference ${d.number}.</div><table class=s>${row(['SUBTOTAL', `>${p.plain(d.subtotal)}`])}${row(['VAT TOTAL', `>${p.plain(d.tax)}`])}${row(['TOTAL', `>${p.plain(d.total)}`])}${d.prepaid ? row(['DEPOSIT RECEIVED', `>-${p.plain(d.prepaid)}`]) : ''}<tr class=k><td>BALANCE DUE</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>`
    },
  },
  // Farm store of a co-operative: a credit note with codes of VAT and their analysis.
  {
    name: 'en-ie-coop-store-credit',
    plan: {
      kind: 'creditNote',
      currency: 'EUR',
      rates: [23, 0, 13.5],
      lines: [2, 6],
      isOnce: true,
      most: 8,
      days: [30],
      isBuyerPerson: true,
      ...between(
        'GB',
        irish,
        'Dairy Farms|Agri Contractors|Poultry|Stud Farm',
        'Ltd|& Sons|Limited'
      ),
      items: itemsOf(`
        CALF STARTER NUT 18% 25KG|BAG|10|14|1; DAIRY NUT 16% HI-MAG 25KG|BAG|9|12|1;
        MILK REPLACER 23% 20KG|BAG|44|58|1; CAN 27.5% FERTILISER 50KG|BAG|16|22|1;
        GRASS SEED INTENSIVE 12KG|BAG|54|69|1; ELECTRIC FENCE POLYWIRE 500M|EA|24|36;
        PLASTIC PIGTAIL POST|EA|2|3; SILAGE COVER 9X45M|EA|92|118; GALV FIELD GATE 14FT|EA|148|196;
        DRINKER BALLCOCK 3/4|EA|17|26; WORK GLOVES XL|PR|4|8; WELLINGTONS SIZE 9|PR|32|48;
        PARLOUR DETERGENT 25LTR|DRUM|38|52; TIMBER POST 5FT 3-4IN|EA|4|6;
        COAL PREMIUM 40KG|BAG|22|29|2; KILN DRIED LOGS 22KG NET|BAG|6|9|2`),
      numbers: (random) => `CN${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9pt/1.35 "DejaVu Sans";font-size:8.3pt;margin:0} .h{background:#0b5d3b;color:#fff;padding:4mm 5mm;display:flex;justify-content:space-between;align-items:center} .h b{font:bold 17pt "URW Bookman"} .h span{font-size:13pt;letter-spacing:2px;font-weight:bold} .s1{font-size:7.2pt;padding:2mm 5mm;border-bottom:.6pt solid #0b5d3b;text-align:center} .a{display:flex;justify-content:space-between;margin:8mm 5mm} .ad{line-height:1.5;font-size:9pt} .kv{width:78mm} .kv td{border:.5pt solid #0b5d3b;padding:2.5px 5px} .kv td:first-child{background:#e6f0eb;width:34mm} .l th{background:#e6f0eb;border:.5pt solid #0b5d3b;font-size:7.5pt;text-align:left;padding:3px 4px} .l td{border-left:.5pt solid #0b5d3b;border-right:.5pt solid #0b5d3b;padding:3px 4px} .l .fl td{height:42mm;border-bottom:.5pt solid #0b5d3b;vertical-align:bottom} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:5mm} .v{width:92mm} .v th,.v td{border:.5pt solid #0b5d3b;padding:2px 5px;text-align:left} .v th{background:#e6f0eb;font-size:7.5pt} .t{width:70mm} .t td{border:.5pt solid #0b5d3b;padding:3.5px 5px} .t .k td{background:#0b5d3b;color:#fff;font-weight:bold;font-size:10pt} .f{margin-top:9mm;font-size:7.2pt;line-height:1.5}',
    draw: (p) => {
      asIrish(p, 'AIBK93')
      const { doc: d, random } = p
      rename(
        p,
        d.seller,
        irish,
        'Feale Valley Co-op Society Ltd|{last} Agri Stores Limited|GALTEE FARM SUPPLIES|{last} & {last} Agri Ltd|Suirside Co-operative Creamery Limited'
      )
      const codeOf = (rate: number) => ({ 23: 'S', 13.5: 'R' })[rate] ?? 'Z'
      const rows = p.lines((l) =>
        row([
          `${random.int(10, 88)}${random.digits(4)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          codeOf(l.rate),
          `>${p.plain(l.amount)}`,
        ])
      )
      const vat = p.taxes((t) =>
        row([
          codeOf(t.rate),
          `>${p.number(t.rate, 2)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const reason = random.pick([
        'Goods returned unopened to store',
        'Short delivered, driver’s docket attached',
        'Overcharged in error – goods invoiced twice',
        'Wrong product supplied, uplifted by our lorry',
      ])
      const bought = dayAfter(d.issueDate, -random.int(6, 24))
      return `<div class=h><b>${d.seller.name}</b><span>CREDIT&nbsp;NOTE</span></div><div class=s1>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode} &nbsp;|&nbsp; Tel ${d.seller.telephone} &nbsp;|&nbsp; VAT No. ${d.seller.vatId} &nbsp;|&nbsp; DAFM Licence αIE${random.digits(5)}</div>
<div class=a><div class=ad>${d.buyer.name}<br>${british(d.buyer)}</div><table class=kv>${fact('Credit Note No.', `<b>${d.number}</b>`)}${fact('Date', p.date(d.issueDate))}${fact('Account No.', d.customerNumber)}${fact('Herd No.', `${random.pick(['D', 'H', 'P'])}${random.digits(3)}${random.digits(4)}`)}${fact('Original Invoice', `IN${random.digits(6)} of ${p.date(bought)}`)}${fact('Branch', random.pick(['01 Main Store', '04 Mart Road', '07 Creamery Cross']))}</table></div>
<table class=l>${heading(['Code', 'Description', '>Qty', 'Unit', '>Unit Price', 'VAT', '>Net €'])}${rows.join('')}<tr class=fl><td></td><td>Reason for credit: ${reason}</td><td></td><td></td><td></td><td></td><td></td></tr></table>
<div class=e><table class=v>${heading(['VAT Code', '>Rate', '>Goods €', '>VAT €'])}${vat.join('')}</table><table class=t>${row(['Total Goods', `>${p.plain(d.subtotal)}`])}${row(['Total VAT', `>${p.plain(d.tax)}`])}<tr class=k><td>CREDIT TOTAL EUR</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=f>This credit has been applied to your trading account and will appear on your next monthly statement. It may be set against invoices that are due; no cash refund is made on account sales.<br>For account payments: IBAN ${grouped(d.seller.iban)} &nbsp; BIC AIBKIE2D. Accounts overdue by more than 60 days are subject to merchant credit interest at 1.25% per month.</div>`
    },
  },
  // Dental laboratory: labour and material with sums of their own, cash discount.
  {
    name: 'de-dentallabor-patient',
    plan: {
      currency: 'EUR',
      rates: [7],
      lines: [9, 20],
      isOnce: true,
      isInOrder: true,
      most: 3,
      days: [30],
      ...between(
        'DE',
        swabian,
        'Zahnärzte|Zahnmedizin|Oralchirurgie',
        'MVZ GmbH|Partnerschaft|GbR'
      ),
      items: dentalItems,
      numbers: (random, year) => `${year.slice(2)}${random.int(10, 98)}${random.digits(3)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.2pt/1.35 "Liberation Sans";margin:0} .lg{display:flex;align-items:center;gap:4mm;justify-content:flex-end;font:bold 15pt "Open Sans Condensed";color:#2b6f8a} .lg i{width:9mm;height:9mm;border-radius:50% 50% 40% 40%;border:2.2pt solid #2b6f8a} .ab{font-size:6.8pt;margin:13mm 0 3mm;text-decoration:underline} .a{display:flex;justify-content:space-between;height:31mm} .ad{font-size:10pt} .kv{width:66mm;align-self:flex-start} .kv td{padding:1px 0;font-size:8.8pt} h1{font:bold 13pt "Liberation Sans";margin:5mm 0 2mm} .pt{border:.5pt solid #2b6f8a;padding:2mm 3mm;display:flex;justify-content:space-between;font-size:8.8pt} .l{margin-top:4mm} .l th{font-size:7.8pt;text-align:left;border-bottom:.8pt solid #2b6f8a;padding:2px 3px} .l td{padding:2.2px 3px} .l .h td{font-weight:bold;padding-top:7px;color:#2b6f8a} .l .z td{border-top:.4pt solid #999;font-style:italic} .s{width:82mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:2.5px 3px} .s .k td{font-weight:bold;font-size:10.5pt;border-top:.8pt solid #000;border-bottom:2.5pt double #000} .x{margin-top:6mm;font-size:8.3pt;break-inside:avoid} .f{position:fixed;left:0;right:0;bottom:0;border-top:.5pt solid #2b6f8a;padding-top:1.5mm;font-size:6.9pt;line-height:1.4;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        d.seller,
        swabian,
        'Dentallabor {last} GmbH|Zahntechnik {last} & {last} GmbH|{last} Dental-Technik GmbH|Neckar Zahntechnik GmbH & Co. KG|DENTAL STUDIO {last}'
      )
      rename(
        p,
        d.buyer,
        swabian,
        'Dr. med. dent. {first} {last}|Zahnarztpraxis Dres. {last} & {last}|ZA {first} {last}|Zahnzentrum am Kelterplatz MVZ GmbH|Praxis Dr. {last}'
      )
      const honour = titleOf(p, /^(Dr\. med\. dent\.|ZA) /)
      revise(p, 5)
      const rows = p.lines((l) => ({
        isMaterial: dentalAt(l.description) >= dentalMaterial,
        amount: l.amount,
        html: row([
          `${dentalAt(l.description) >= dentalMaterial ? 'M' : ''}${String(104 + dentalAt(l.description) * 187).padStart(4, '0')}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const part = (title: string, isMaterial: boolean) => {
        const own = rows.filter((one) => one.isMaterial === isMaterial)
        const sum = own.reduce((whole, { amount }) => whole + amount, 0)
        return own.length
          ? `<tr class=h><td colspan=5>${title}</td></tr>${own.map(({ html }) => html).join('')}<tr class=z><td></td><td colspan=3>Summe ${title}</td><td class=r>${p.plain(sum)}</td></tr>`
          : ''
      }
      const skonto = Math.round((d.total * 2) / 100)
      const ordered = dayAfter(d.deliveryDate, -random.int(6, 12))
      return `<div class=lg><i></i>${d.seller.name}</div><div class=ab>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)}</div>
<div class=a><div class=ad>${honour}${party(d.buyer)}</div><table class=kv>${fact('Rechnungs-Nr.', `<b>${d.number}</b>`)}${fact('Rechnungsdatum', p.date(d.issueDate))}${fact('Kunden-Nr.', d.customerNumber)}${fact('Auftragseingang', p.date(ordered))}${fact('Lieferdatum', p.date(d.deliveryDate))}</table></div>
<h1>Rechnung</h1><div class=pt><span>Patient: <b>${random.pick(['Schmid, E.', 'P-20418', 'Wörner, K.', 'Yıldız, A.'])}</b></span><span>Auftrag ${random.digits(5)}</span><span>Zahnfarbe ${random.pick(['A2', 'A3', 'B1', 'C2'])}</span><span>Regio ${random.pick(['14, 15', '24–26', '36', '45–47'])}</span></div>
<table class=l>${heading(['BEB-Nr.', 'Bezeichnung', '>Menge', '>Einzelpreis', '>Betrag €'])}${part('Zahntechnische Leistungen', false)}${part('Material', true)}</table>
<table class=s>${row(['Nettobetrag', `>${p.money(d.subtotal)}`])}${row([`zzgl. ${p.number(d.taxes[0].rate)} % MwSt.`, `>${p.money(d.tax)}`])}<tr class=k><td>Rechnungsbetrag</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=x>Zahlbar bis ${p.date(d.dueDate)} ohne Abzug. Bei Zahlung bis ${p.date(dayAfter(d.issueDate, 10))} gewähren wir 2 % Skonto (${p.money(skonto)}).<br><br>Konformitätserklärung: Dieses Medizinprodukt ist eine Sonderanfertigung im Sinne der Verordnung (EU) 2017/745 (MDR), Anhang XIII, und ausschließlich für den oben genannten Patienten bestimmt. Das Produkt wurde in Deutschland hergestellt. Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum.</div>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${codeFirst(d.seller)}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>IBAN ${grouped(d.seller.iban)}<br>USt-IdNr. ${d.seller.vatId}<br>Mitglied der Zahntechniker-Innung</div></div>`
    },
  },
  // Wholesaler of pet supplies: two or more pages, two rates with a table, direct debit.
  {
    name: 'de-zoobedarf-grosshandel-einzug',
    plan: {
      currency: 'EUR',
      rates: [19, 7],
      lines: [44, 80],
      isOnce: true,
      most: 24,
      lineDiscount: 0.25,
      days: [7, 10],
      ...between(
        'DE',
        swabian,
        'Zoofachmarkt|Tierwelt|Raiffeisenmarkt|Futterhaus|Gartencenter',
        'e.K.|GmbH|OHG'
      ),
      items: petItems,
      numbers: (random) => `RE${random.int(400, 899)}${random.digits(4)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.2pt/1.3 "Roboto Condensed";margin:0} .pg{height:266mm;position:relative} .pg+.pg{break-before:page} .h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1.5pt solid #d46a00;padding-bottom:2mm} .h b{font:bold 18pt "Roboto Condensed";color:#d46a00} .h span{font-size:8pt} .a{display:flex;justify-content:space-between;margin:8mm 0 5mm} .a small{font-size:6.5pt;display:block;margin-bottom:2mm} .ad{font-size:10pt;width:88mm} .kv{width:64mm} .kv td{padding:1px 4px;background:#faf1e7;border-bottom:1pt solid #fff} h1{font-size:14pt;margin:0 0 2mm} .c{margin:4mm 0 2mm;font-weight:bold} .l th{border-bottom:.8pt solid #000;border-top:.8pt solid #000;font-size:7.6pt;text-align:left;padding:2px 3px} .l td{padding:4.2px 3px;border-bottom:.3pt dotted #999} .w{text-align:right;margin-top:2mm} .t{margin-top:5mm} .t th{background:#faf1e7;font-size:7.6pt;text-align:left;padding:3px} .t td{padding:2.5px 3px;border-bottom:.3pt solid #bbb} .t .k td{font-weight:bold;font-size:10.5pt;border-top:.8pt solid #000;border-bottom:.8pt solid #000} .e{margin-top:5mm;font-size:8.6pt;line-height:1.45} .f{position:absolute;left:0;right:0;bottom:0;border-top:.8pt solid #d46a00;padding-top:1.5mm;font-size:6.8pt;display:flex;justify-content:space-between;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        d.seller,
        swabian,
        '{last} Heimtierbedarf GmbH|Zoo-Großhandel {last} GmbH & Co. KG|TIERO Großhandels GmbH|Gebr. {last} Futtermittel KG|Aqua & Zoo {last} e.K.'
      )
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          `${random.int(100, 989)}${random.digits(3)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const pages = paged(rows, 26, 22)
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate, 2)} %`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(baseOf(p, t) + taxOf(p, t))}`,
        ])
      )
      const end = `<table class=t>${heading(['MwSt-Satz', '>Warenwert netto', '>MwSt-Betrag', '>Rechnungsbetrag'])}${taxes.join('')}${rowOf('k', ['Summe EUR', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=e>Zahlungsart: SEPA-Firmenlastschrift. Den Betrag von <b>${p.plain(d.amountDue)} EUR</b> ziehen wir am <b>${p.date(d.dueDate)}</b> von Ihrem uns bekannten Konto (Endziffern ${random.digits(4)}) ein. Gläubiger-ID DE${random.digits(2)}ZZZ0000${random.digits(7)}, Mandatsreferenz M-${d.customerNumber}-01.<br>Lieferdatum entspricht Lieferscheindatum. Reklamationen bitte innerhalb von 5 Werktagen. Es gelten unsere AGB, Eigentumsvorbehalt bis zur vollständigen Bezahlung.</div>`
      const foot = `<div class=f><div>${d.seller.name}<br>${d.seller.street}, ${codeFirst(d.seller)}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}</div><div>Amtsgericht Stuttgart HR ${random.digits(6)}<br>USt-IdNr. ${d.seller.vatId}</div><div>Volksbank eG<br>IBAN ${grouped(d.seller.iban)}</div></div>`
      const first = `<div class=a><div class=ad><small>${d.seller.name}, ${d.seller.street}, ${codeFirst(d.seller)}</small>${party(d.buyer)}</div><table class=kv style="align-self:flex-start">${fact('Rechnung', `<b>${d.number}</b>`)}${fact('Datum', p.date(d.issueDate))}${fact('Kunde', d.customerNumber)}${fact('Lieferschein', `LS${random.digits(6)} / ${p.date(dayAfter(d.issueDate, -1))}`)}${fact('Tour', `${random.int(1, 9)} / ${random.pick(['Di', 'Mi', 'Do'])}`)}${fact('Außendienst', random.pick(swabian.last))}</table></div><h1>Rechnung</h1>`
      return pages
        .map((own, at) => {
          const isLast = at === pages.length - 1
          const top = at
            ? `<div class=c>Rechnung ${d.number} vom ${p.date(d.issueDate)}, Kunde ${d.customerNumber}</div>`
            : first
          return `<div class=pg><div class=h><b>${d.seller.name}</b><span>Seite ${at + 1} von ${pages.length}</span></div>${top}<table class=l>${heading(['Pos', 'Artikel', 'Bezeichnung', '>Menge', 'VE', '>Preis', '>Rab. %', '>MwSt %', '>Betrag'])}${own.join('')}</table>${isLast ? end : '<div class=w>Fortsetzung nächste Seite</div>'}${foot}</div>`
        })
        .join('')
    },
  },
  // Maker of tiled stoves: final invoice after an advance, with the code for payments.
  {
    name: 'at-hafner-kachelofen-anzahlung',
    plan: {
      currency: 'EUR',
      rates: [20],
      lines: [5, 12],
      isOnce: true,
      isInOrder: true,
      most: 5,
      prepaid: 0.8,
      isBuyerPerson: true,
      days: [8, 14],
      ...between('AT', styrian, 'Gasthof|Immobilien|Weingut', 'GmbH|KG'),
      items: itemsOf(`
        ${stoveItem.join('|')}|6400|9800;
        Keramik Handkacheln Serie Alpenweiß, inkl. Simse und Eckstücke|m²|420|560;
        Ofenbank gemauert, Abdeckung Lärche geölt|lfm|310|440;
        Heiztür mit Sichtfenster, Stahl schwarz|Stk.|780|1150;
        Rauchrohranschluss an bestehenden Kamin|PA|260|420;
        Schamottesteine und Ofenmörtel|Pal.|280|390;
        Abbruch und Entsorgung Altofen|PA|480|760; Ofensetzer Regiestunde|Std.|68|82;
        Helfer Regiestunde|Std.|49|58; Fahrtkosten|PA|60|120`),
      numbers: (random, year) => `${year}-${random.digits(3)}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)}. ${austrian[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:10.5pt/1.35 "EB Garamond";font-variant-numeric:lining-nums;margin:0;color:#222} .h{text-align:center;border-bottom:.6pt solid #8c3b1b;padding-bottom:3mm} .h b{font:bold 21pt "EB Garamond";color:#8c3b1b;letter-spacing:1px} .h i{display:block} .a{margin:11mm 0 9mm;display:flex;justify-content:space-between} .a div:last-child{text-align:right} h1{font:bold 15pt "EB Garamond";font-variant-numeric:lining-nums;margin:0 0 1mm} .l{margin-top:5mm} .l th{text-align:left;border-bottom:.8pt solid #8c3b1b;font-weight:normal;font-style:italic;padding:3px 2px} .l td{padding:4px 2px;vertical-align:top;border-bottom:.3pt solid #ccc} .l tr{break-inside:avoid} .s{width:98mm;margin:4mm 0 0 auto;break-inside:avoid} .s td{padding:2px} .s .k td{font-weight:bold;font-size:12.5pt;border-top:.8pt solid #8c3b1b;padding-top:4px} .p{display:flex;gap:6mm;margin-top:7mm;break-inside:avoid;align-items:center} .p svg{width:27mm;height:27mm} .f{margin-top:8mm;text-align:center;font-size:8.3pt;border-top:.6pt solid #8c3b1b;padding-top:2mm;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      rename(
        p,
        d.seller,
        styrian,
        'Hafnermeister {first} {last} e.U.|{last} Kachelöfen GmbH|Ofenbau {last} OG|Hafnerei {last} & {last} KG|Feuer & Kachel GmbH'
      )
      const [stove] = d.lines
      const [name, unit] = stoveItem
      Object.assign(stove, { description: name, unit, price: random.int(128, 196) * 5000 })
      revise(p, 50, /Grundofen|Heiztür|Rauchrohr|Abbruch|Fahrt/)
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}.`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const advance = dayAfter(d.orderDate, 5)
      const rest = d.prepaid
        ? row([
            `abzüglich Anzahlung laut Rechnung ${d.earlier.replace(/.*\D/, 'A')} vom ${p.date(advance)} (inkl. USt)`,
            `>– ${p.money(d.prepaid)}`,
          ])
        : ''
      const code = renderSVG(
        unescaped(
          `BCD\n002\n1\nSCT\n\n${d.seller.name}\n${d.seller.iban}\nEUR${(d.amountDue / 100).toFixed(2)}\n\n\nRechnung ${d.number}`
        ),
        { ecc: 'M', border: 0 }
      )
      return `<div class=h><b>${d.seller.name}</b><i>Kachelöfen · Herde · Kamine · Service</i></div>
<div class=a><div>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div><div>${d.seller.town}, ${p.date(d.issueDate)}<br>Bauvorhaben: ${d.buyer.town}<br>Ausführung: ${p.date(d.deliveryDate)}</div></div>
<h1>${d.prepaid ? 'Schlussrechnung' : 'Rechnung'} Nr. ${d.number}</h1>Für die ordnungsgemäß ausgeführten Arbeiten laut unserem Angebot vom ${p.date(dayAfter(d.orderDate, -12))} erlauben wir uns zu verrechnen:
<table class=l>${heading(['Pos.', 'Leistung', '>Menge', 'EH', '>Einzelpreis', '>Gesamt €'])}${rows.join('')}</table>
<table class=s>${row(['Summe netto', `>${p.money(d.subtotal)}`])}${row([`zuzüglich ${p.number(d.taxes[0].rate)} % Umsatzsteuer`, `>${p.money(d.tax)}`])}${row(['Gesamtsumme brutto', `>${p.money(d.total)}`])}${rest}<tr class=k><td>Zu zahlender Betrag</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=p>${code}<div>Zahlbar bis ${p.date(d.dueDate)} ohne Abzug auf unser Konto bei der Raiffeisenbank,<br>IBAN ${grouped(d.seller.iban)}.<br>Bitte beachten Sie die beiliegende Heizanleitung: die ersten drei Tage nur mit kleiner Holzmenge trockenheizen. Gewährleistung gemäß ABGB. Wir danken für Ihren Auftrag!</div></div>
<div class=f>${d.seller.name} · ${d.seller.street} · ${codeFirst(d.seller)} · Tel. ${d.seller.telephone} · ${d.seller.mail}<br>UID-Nr. ${d.seller.vatId} · FN ${random.digits(6)}${random.pick(['a', 'h', 'm', 'x'])}, LG Leoben · Mitglied der Landesinnung der Hafner</div>`
    },
  },
  // Day nursery of an association: no VAT, a month of care, and a QR bill without reference.
  {
    name: 'ch-kita-verein-monat',
    plan: {
      currency: 'CHF',
      rates: [0],
      lines: [4, 9],
      isOnce: true,
      isInOrder: true,
      most: 9,
      isBuyerPerson: true,
      days: [10, 20, 30],
      ...between('DE', swiss, 'Sozialdienst|Treuhand', 'AG|GmbH'),
      items: itemsOf(`
        Ganztagesbetreuung|Tag|118|138; Halbtag Vormittag mit Mittagessen|Halbtag|84|98;
        Halbtag Nachmittag ohne Mittagessen|Halbtag|62|74; Zusatztag gemäss Absprache|Tag|125|145;
        Betreuung über Mittag inkl. Essen|Mittag|28|36; Begleiteter Weg zum Kindergarten|Weg|5|9;
        Frühbetreuung ab 6.30 Uhr|Std.|14|20; Zusatzstunde nach 18.00 Uhr|Std.|20|30`),
      numbers: (random, year) => `${year}${random.digits(4)}`,
    },
    style: { ...point, thousands: "'", date: dotted },
    css: '@page{margin:0} body{font:10pt/1.4 "Lato";margin:0} .pg{height:296mm;position:relative;padding:15mm 20mm 0 24mm;box-sizing:border-box;overflow:hidden} .lo{display:flex;align-items:center;gap:4mm;font:900 17pt/1.1 "Lato";color:#c9502e} .lo i{width:5mm;height:5mm;border-radius:50%;background:#f2b632;box-shadow:4mm -2mm 0 #5aa9a0,3mm 3mm 0 #c9502e;margin-right:5mm} .im{font-size:8pt;color:#555;margin-top:4mm} .to{margin:9mm 0 8mm 92mm} h1{font:700 13pt "Lato";margin:0 0 2mm} .m{font-size:9pt;width:auto} .m td{padding:.5px 12px .5px 0} .l{margin-top:4mm} .l th{font-size:8pt;text-align:left;color:#c9502e;border-bottom:1pt solid #c9502e;padding:2px} .l td{padding:2.6px 2px;font-size:9.3pt} .l .k td{border-top:1pt solid #c9502e;font-weight:700} .n{font-size:8pt;line-height:1.4;margin-top:3mm} .qr{position:absolute;left:0;bottom:0;width:210mm;height:105mm;border-top:.5pt dashed #000;font:8pt/9.5pt "Liberation Sans";background:#fff} .qr h3{font-size:11pt;margin:0 0 4mm} .qr b{font-size:6.5pt;display:block;margin-top:2mm} .qr div{position:absolute;box-sizing:border-box} .rec{left:0;top:0;width:62mm;height:105mm;padding:5mm;border-right:.5pt dashed #000} .pay{left:62mm;top:0;width:148mm;height:105mm;padding:5mm} .am{left:5mm;top:68mm;width:50mm} .am span{display:inline-block;margin-right:5mm} .acc{right:5mm;top:82mm} .inf{left:56mm;top:5mm;width:87mm;font-size:9pt;line-height:11pt} .qr svg{position:absolute;left:5mm;top:17mm;width:46mm;height:46mm} .x{position:absolute;left:24.5mm;top:36.5mm;width:7mm;height:7mm;background:linear-gradient(#fff,#fff) center/4.2mm 1.3mm no-repeat,linear-gradient(#fff,#fff) center/1.3mm 4.2mm no-repeat,#000;border:.5mm solid #fff;box-sizing:border-box}',
    draw: (p) => {
      asSwiss(p, ['0', 4835, 8999])
      const { doc: d, random } = p
      rename(
        p,
        d.seller,
        swiss,
        'Verein Kita Sunnehof|Kinderkrippe Rägeboge|Verein Kinderhaus Wirbelwind|KITA ZWERGENHUUS|Stiftung {last} Kinderbetreuung'
      )
      if (random.chance(0.6))
        rename(
          p,
          d.buyer,
          swiss,
          'Nadia und Jürg {last}|Seraina und Thomas {last}|{first} {last}|Familie {last}'
        )
      Object.assign(d.buyer, { town: d.seller.town, postCode: d.seller.postCode })
      revise(p, 50)
      const { seller, buyer } = d
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const [year, month] = dayAfter(d.issueDate, -20).split('-')
      const child = random.pick(['Lia', 'Elin', 'Nino', 'Matteo', 'Sophie'])
      const of = (who: Person) =>
        ['S', who.name, who.street, '', who.postCode, who.town, 'CH'].join('\n')
      const message = `Rechnung ${d.number}, ${child}`
      const payload = `SPC\n0200\n1\n${seller.iban}\n${of(seller)}${'\n'.repeat(8)}${(d.amountDue / 100).toFixed(2)}\nCHF\n${of(buyer)}\nNON\n\n${message}\nEPD`
      const code = renderSVG(unescaped(payload), { ecc: 'M', border: 0 })
      const money = `<div class=am><span><b>Währung</b>CHF</span><span><b>Betrag</b>${p.plain(d.amountDue).replace("'", ' ')}</span></div>`
      const account = `<b>Konto / Zahlbar an</b>${grouped(seller.iban)}<br>${party(seller)}`
      const debtor = `<b>Zahlbar durch</b>${party(buyer)}`
      return `<div class=pg><div class=lo><i></i>${seller.name}</div><div class=im>${seller.street}, ${codeFirst(seller)} · Tel. ${seller.telephone} · ${seller.mail}</div>
<div class=to>${party(buyer)}</div>
<h1>Rechnung Betreuung ${german[Number(month) - 1]} ${year}</h1>
<table class=m>${row(['Rechnungs-Nr.', d.number, 'Kind', child])}${row(['Datum', p.date(d.issueDate), 'Gruppe', random.pick(['Igel', 'Marienkäfer', 'Füchse'])])}${row(['Zahlbar bis', p.date(d.dueDate), 'Familien-Nr.', d.customerNumber])}</table>
<table class=l>${heading(['Leistung', '>Anzahl', 'Einheit', '>Ansatz', '>Betrag CHF'])}${rows.join('')}<tr class=k><td colspan=4>Total CHF</td><td class=r>${p.plain(d.total)}</td></tr></table>
<div class=n>Die Leistungen sind gemäss Art. 21 Abs. 2 Ziff. 9 MWSTG von der Mehrwertsteuer ausgenommen. Krankheits- und Ferientage werden gemäss Betriebsreglement nicht rückerstattet. Besten Dank für die fristgerechte Zahlung.</div>
<div class=qr><div class=rec><h3>Empfangsschein</h3>${account}${debtor}${money}<div class=acc><b>Annahmestelle</b></div></div><div class=pay><h3>Zahlteil</h3>${code}<i class=x></i>${money}<div class=inf>${account}<b>Zusätzliche Informationen</b>${message}${debtor}</div></div></div></div>`
    },
  },
]
