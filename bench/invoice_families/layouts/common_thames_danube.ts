import { paged } from '../pages.ts'
import { renderSVG } from 'uqr'
import { dayAfter, daysBetween } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Plan, TaxSum } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
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

const englishMonths = monthsIn('GB')
const germanMonths = monthsIn('DE')

const british = {
  ...pools.GB,
  first: listOf('Philippa|Rhys|Zainab|Angus|Hetty|Leonard|Maxine'),
  last: listOf('Appleyard|Buckthorpe|Cotterill|Dalgleish|Hebden|Lathbury|Pickersgill|Tunstall'),
  streets: listOf(`Unit 4C, Brunel Way|116 Lower Bridge Street|Saddlers Yard, 9 Hope Street|
    2 Orchard Rise|Kingfisher House, Weir Road|73a High Street|19 Foundry Lane`),
  towns: townsOf(`
    Hereford=HR4 9AA|Stockport=SK1 3GG|Ipswich=IP3 0BE|Swansea=SA1 5QQ|Dundee=DD1 4HN|Yeovil=BA20 2HP`),
}

const irish = {
  ...british,
  first: listOf('Gráinne|Cormac|Sinéad|Eoin|Bríd|Tadhg'),
  last: listOf('Cullinane|Geraghty|Lenihan|McGettigan|O’Sullivan|Scanlon|Twomey'),
  streets: listOf(`Unit 12, Westlink Business Park|3 Chapel Street|Ballymoe Road|
    The Maltings, Quay Street|61 Patrick Street|Rathbawn House`),
  towns: townsOf(`
    Ennis, Co. Clare=V95 XT21|Dundalk, Co. Louth=A91 F6R2|Cork=T12 W8KP|Dublin 12=D12 YA48|
    Castlebar, Co. Mayo=F23 HR67`),
  country: 'Ireland',
  tel: '+353 ',
}

const german = {
  ...pools.DE,
  first: listOf('Heike|Dirk|Anja|Rüdiger|Mareike|Uwe|Sabrina'),
  last: listOf('Althaus|Bergmeister|Donner|Espenhahn|Kröger|Nagel|Reschke|Strothmann|Zeidler'),
  streets: listOf(`Hansaring 84|Großmarktstraße 2-6|Wiesengrund 19|Ludwigstr. 5|Am Güterbahnhof 11|
    Dieselstraße 33`),
  towns: townsOf(`
    Osnabrück=49074|Straelen=47638|Heilbronn=74072|Zwickau=08056|Lüneburg=21335|Bad Kissingen=97688`),
}

const austrian = {
  ...pools.AT,
  first: listOf('Elfriede|Günther|Sonja|Manfred|Verena|Josef'),
  last: listOf('Achleitner|Dallinger|Hofstätter|Kirchmayr|Neuhauser|Pölzl|Stadlbauer|Zehetner'),
  streets: listOf(
    'Bahnhofstraße 23|Gewerbepark Süd 5|Eisenstädter Straße 66|Am Anger 4|Kirchenplatz 1/2'
  ),
  towns: townsOf(`
    Amstetten=3300|Leoben=8700|Vöcklabruck=4840|Oberwart=7400|Spittal an der Drau=9800`),
}

const swiss = {
  ...pools.DE,
  first: listOf('Esther|Hansruedi|Nadja|Marcel|Sibylle|Ueli'),
  last: listOf('Ammann|Blöchlinger|Camenzind|Frei|Gasser|Inauen|Schöpfer|Wüthrich'),
  streets: listOf('Seestrasse 140|Postgasse 9|Untere Halde 16|Industriestrasse 45|Kirchweg 2'),
  towns: townsOf('Thun=3600|Uster=8610|Frauenfeld=8500|Zug=6300|Liestal=4410|Brig=3900'),
  country: 'Schweiz',
  tel: '+41 ',
}

/** Sellers and buyers of one country, each with trades and legal forms of its own. */
function between(
  country: 'GB' | 'DE' | 'AT',
  people: Pools['GB' | 'DE' | 'AT'],
  sellers: string,
  buyers: string,
  forms: string
): Pick<Plan, 'pools' | 'buyerCountry' | 'country'> {
  const seller = { ...people, trade: listOf(sellers), forms: listOf(forms) }
  const buyer = { ...seller, trade: listOf(buyers) }
  return { country, buyerCountry: 'PT', pools: { ...pools, [country]: seller, PT: buyer } }
}

/** The tax of a rate; with one rate, it is that of the document, even if it is zero. */
function vatOf(p: Print, tax: TaxSum): number {
  return p.doc.taxes.length === 1 ? p.doc.tax : taxOf(p, tax)
}

/** Invoices of British, Irish, German, Austrian and Swiss firms. */
export const commonThamesDanube: Family[] = [
  {
    name: 'en-ie-water-coolers-route',
    plan: {
      ...between(
        'GB',
        irish,
        'Water|Refreshments|Springs',
        'Dental|Motors|Solicitors',
        'Ltd|Limited'
      ),
      currency: 'EUR',
      rates: [23, 13.5, 0],
      lines: [4, 11],
      isOnce: true,
      most: 14,
      allowance: 0.3,
      charge: 0.5,
      days: [14, 30],
      items: itemsOf(`
        Spring Water 18.9L Bottle|BTL|6.5|8.5; Spring Water 15L Bottle|BTL|5.5|7;
        Cooler Rental Floorstanding Hot/Cold|MTH|9|14; Mains Fed Unit Rental|MTH|18|27;
        Paper Cups 7oz Sleeve 50|SLV|2.5|4; Bottle Deposit|BTL|5|8; Sanitisation Visit|EA|35|48;
        Medium Roast Coffee Beans 1kg|BAG|14|21|2; Gold Instant Coffee 750g|TIN|17|24|2;
        Breakfast Tea Bags 1100s|CTN|21|29|2; UHT Milk Portions 120s|BOX|6|9|2;
        White Sugar Sticks 1000s|BOX|7|11|2; Shortbread Twin Packs 100s|BOX|16|23|1`),
      numbers: (random) => `SI${random.digits(6)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:9pt "Liberation Sans";margin:0;line-height:1.3} .h{display:flex;justify-content:space-between;align-items:flex-start} .h h1{font-size:22pt;margin:0;color:#0a6fb3;font-weight:400} .own{text-align:right;font-size:8.5pt} .own b{font-size:15pt;color:#0a6fb3;display:block} .two{display:flex;gap:6mm;margin:7mm 0 4mm} .two div{flex:1;border:.6pt solid #0a6fb3;border-radius:2mm;padding:2mm 3mm;min-height:23mm} .two small{color:#0a6fb3;display:block} .ac th{background:#0a6fb3;color:#fff;font-size:8pt;font-weight:400;padding:2px 4px} .ac td{border:.6pt solid #0a6fb3;text-align:center;padding:3px 4px} .l{margin-top:4mm;border-bottom:.6pt solid #0a6fb3} .l th{background:#0a6fb3;color:#fff;font-size:8pt;font-weight:400;text-align:left;padding:3px 4px} .l td{padding:2.5px 4px} .end{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .end>div{width:84mm} .v th,.b th{font-size:7.5pt;font-weight:400;border-bottom:.5pt solid #888;text-align:left} .v td,.b td{padding:1.5px 0} .b{margin-top:4mm} .t{width:66mm} .t td{padding:2px 4px} .t tr:last-child td{border:.8pt solid #0a6fb3;border-width:.8pt 0;font-weight:700;font-size:11pt} .f{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;color:#333;border-top:.6pt solid #0a6fb3;padding-top:2mm}',
    draw: (p) => {
      asIrish(p, 'AIBK93')
      const { doc: d, random } = p
      const docket = random.int(31200, 88400)
      const days = daysOf(p, d.from, d.until)
      const list = p.lines((l, at) =>
        row([
          days[at - (at % 3)],
          docket + Math.floor(at / 3) * 37,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 1)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rates = p.taxes((tax) =>
        row([
          `${p.number(tax.rate, 1)}%`,
          `>${p.plain(baseOf(p, tax))}`,
          `>${p.plain(taxOf(p, tax))}`,
        ])
      )
      const [inn, out] = [random.int(2, 14), random.int(2, 14)]
      const goods = d.allowance || d.charge ? row(['Goods', `>${p.plain(d.lineTotal)}`]) : ''
      const less = d.allowance ? row(['Less Contract Discount', `>-${p.plain(d.allowance)}`]) : ''
      const fuel = d.charge ? row(['Delivery Charge', `>${p.plain(d.charge)}`]) : ''
      const buyer = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}`
      return `<div class=h><h1>Invoice</h1><div class=own><b>${d.seller.name}</b>${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}<br>Tel: ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>${d.seller.site}</div></div>
<div class=two><div><small>Invoice To</small>${buyer}</div><div><small>Deliver To</small>${random.pick(['Reception, ground floor', 'Canteen, first floor', 'Side door, ring bell'])}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div></div>
<table class=ac>${heading(['Account', 'Invoice No.', 'Invoice Date', 'Route', 'Your Ref.', 'Payment Due'])}${row([d.customerNumber, d.number, p.date(d.issueDate), `${random.pick(['W', 'S', 'N'])}${random.int(1, 28)}`, d.orderNumber, p.date(d.dueDate)])}</table>
<table class=l>${heading(['Date', 'Docket', 'Description', '>Qty', 'Unit', '>Price', '>VAT %', '>Net'])}${list.join('')}</table>
<div class=end><div><table class=v>${heading(['VAT Rate', '>Goods', '>VAT'])}${rates.join('')}</table><table class=b>${heading(['Bottle account', '>Delivered', '>Collected', '>On hand'])}${row(['Returnable bottles', `>${out}`, `>${inn}`, `>${out + random.int(3, 30)}`])}</table></div>
<table class=t>${goods}${less}${fuel}${row(['Net Total', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}${row(['Total EUR', `>${p.plain(d.total)}`])}</table></div>
<p>Please quote your account number with payment. Bottles remain our property; bottles not returned are charged at the deposit rate.<br>EFT details: IBAN ${grouped(d.seller.iban)} &nbsp; BIC AIBKIE2D</p>
<div class=f>Registered in Ireland No. ${random.int(214000, 689000)} &nbsp; VAT Reg. No. ${d.seller.vatId} &nbsp; Directors: ${random.pick(['P. Geraghty, M. Twomey', 'J. Lenihan, A. Lenihan', 'S. Cullinane'])} &nbsp; E&amp;OE</div>`
    },
  },
  {
    name: 'en-ie-domains-client-area',
    plan: {
      ...between(
        'GB',
        irish,
        'Hosting|Internet|Web Services',
        'Tours|Crafts|Physio',
        'Ltd|Limited'
      ),
      currency: 'EUR',
      rates: [23],
      lines: [1, 5],
      isOnce: true,
      most: 0,
      allowance: 0.25,
      days: [7, 14],
      items: itemsOf(`
        Domain Renewal - .ie - 1 Year/s||15|29; Domain Renewal - .com - 1 Year/s||12|19;
        Business Hosting Plus||59|149; Mailbox Pack (5 mailboxes)||36|72;
        SSL Certificate - Single Domain||29|79; Virtual Server VS-2||120|260;
        Domain Registration - .eu - 1 Year/s||16|32; Daily Backup Add-on||24|48`),
      numbers: (random) => `${random.int(104000, 389000)}`,
    },
    style: { ...point, money: (plain) => `€${plain}`, date: slashed },
    css: 'body{font:10pt "DejaVu Sans";font-size:8.8pt;margin:0;line-height:1.4;color:#222} .st{position:absolute;top:11mm;right:-15mm;width:60mm;transform:rotate(38deg);background:#77b300;color:#fff;text-align:center;font-weight:700;font-size:15pt;padding:1.5mm 0} @page{margin:0} .w{position:relative;overflow:hidden;padding:15mm 18mm;height:260mm} .lg{font-size:19pt;color:#2f4a8a;font-weight:700} .own{text-align:right;margin:14mm 0 8mm} .hd{background:#efefef;padding:4mm 5mm} .hd b{font-size:14pt} h4{margin:7mm 0 1mm} .l{margin-top:7mm} .l th{background:#efefef;border:.5pt solid #ccc;padding:4px 6px} .l td{border:.5pt solid #ccc;padding:4px 6px} .l .s td{background:#efefef;font-weight:700;text-align:right} .x{margin-top:2mm} .x th{background:#efefef;border:.5pt solid #ccc;padding:3px 6px} .x td{border:.5pt solid #ccc;text-align:center;padding:3px 6px} .x .s td{background:#efefef;font-weight:700;text-align:right} .g{text-align:center;margin-top:12mm;font-size:7.5pt}',
    draw: (p) => {
      asIrish(p, 'BOFI90')
      const { doc: d, random } = p
      d.prepaid = d.total
      d.amountDue = 0
      const paidOn = p.date(
        dayAfter(d.issueDate, random.int(0, daysBetween(d.issueDate, d.dueDate)))
      )
      const list = p.lines((l, at) => {
        const from = dayAfter(d.dueDate, at)
        const until = dayAfter(from, 364)
        return row([l.description, `${p.date(from)} - ${p.date(until)}`, `>${p.money(l.amount)}`])
      })
      const sumOf = (label: string, cents: string) =>
        `<tr class=s><td colspan=2>${label}</td><td>${cents}</td></tr>`
      const less = d.allowance
        ? sumOf('Service Total', p.money(d.lineTotal)) +
          sumOf('Promotional Code', p.money(-d.allowance))
        : ''
      const gateway = random.pick(['Credit/Debit Card', 'Bank Transfer', 'SEPA Direct Debit'])
      return `<div class=w><div class=st>PAID</div><div class=lg>${d.seller.name}</div><div class=own>${d.seller.name}<br>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<br>${d.seller.country}<br>VAT Number: ${d.seller.vatId}</div>
<div class=hd><b>Invoice #${d.number}</b><br>Invoice Date: ${p.date(d.issueDate)}<br>Due Date: ${p.date(d.dueDate)}</div>
<h4>Invoiced To</h4>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}<br>${d.buyer.country}
<table class=l>${heading(['Description', 'Period', 'Total'])}${list.join('')}${less}${sumOf('Sub Total', p.money(d.subtotal))}${sumOf(`${p.number(d.taxes[0].rate, 2)}% VAT`, p.money(d.tax))}${sumOf('Total', p.money(d.total))}</table>
<h4>Transactions</h4><table class=x>${heading(['Transaction Date', 'Gateway', 'Transaction ID', 'Amount'])}${row([paidOn, gateway, `${random.pick(['ch_', 'txn-', ''])}${random.digits(10)}`, p.money(d.total)])}<tr class=s><td colspan=3>Balance</td><td>${p.money(d.amountDue)}</td></tr></table>
<div class=g>PDF Generated on ${paidOn}</div></div>`
    },
  },
  {
    name: 'en-gb-leaflet-printer-column',
    plan: {
      ...between(
        'GB',
        british,
        'Print|Litho|Press|Print & Design',
        'Theatre|Estates|Bakery',
        'Ltd|Limited|LLP'
      ),
      currency: 'GBP',
      rates: [20, 0],
      lines: [2, 6],
      isOnce: true,
      most: 5,
      allowance: 0.2,
      prepaid: 0.5,
      days: [14, 30],
      items: itemsOf(`
        1,000 x A5 leaflets, 150gsm silk, 4/4||58|96|1; 500 x A4 folded leaflets to DL||92|148|1;
        250 x 12pp A5 booklets, stitched||215|340|1; 100 x A3 posters, 170gsm gloss||64|98;
        500 x Business cards, 400gsm, matt laminated||42|68; Artwork and page layout, hours||38|55;
        50 x NCR duplicate pads, A5||118|172; Roller banner 850 x 2000mm||74|110;
        250 x Letterheads, 120gsm laid||66|104; 200 x Menus, A4 on synthetic||88|135;
        Next working day carrier||9|14; Foamex board A1, 5mm||22|36`),
      numbers: (random, year) => `${year.slice(2)}-${random.int(1020, 8890)}`,
    },
    style: {
      ...point,
      money: (plain) => (plain.startsWith('-') ? `-£${plain.slice(1)}` : `£${plain}`),
      date: (y, m, d) => `${Number(d)} ${englishMonths[Number(m) - 1]} ${y}`,
    },
    css: '@page{margin:0} body{font:9.5pt "Lato";margin:0;line-height:1.4} .w{display:flex;min-height:296mm} .s{width:52mm;background:#33383f;color:#e9e9e9;padding:16mm 7mm;box-sizing:border-box;font-size:8.5pt;-webkit-print-color-adjust:exact} .s b{font-size:14pt;line-height:1.15;color:#ffd23f;display:block;margin-bottom:5mm} .s h4{color:#ffd23f;font-size:8pt;text-transform:uppercase;letter-spacing:.6pt;margin:9mm 0 1mm} .s span{font:7pt "Roboto Condensed";white-space:nowrap} .m{flex:1;padding:16mm 14mm 14mm 11mm} .m h1{font-weight:300;font-size:27pt;margin:0 0 7mm} .q{display:flex;justify-content:space-between;gap:8mm} .q small{color:#888;display:block} .k{width:auto} .k td{padding:1px 0} .k td:first-child{color:#888} .j{margin:8mm 0 2mm;font-weight:700} .l th{border-bottom:1.2pt solid #33383f;text-align:left;font-size:8.5pt;padding:4px 0} .l td{padding:5px 0;border-bottom:.4pt solid #ccc;vertical-align:top} .l .t td{border:0;padding:3px 0;text-align:right} .l .u td{border-top:1.2pt solid #33383f;font-weight:700;font-size:12pt} .n{color:#666;font-size:8pt;margin-top:12mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const sumOf = (label: string, value: string, mark = '') =>
        `<tr class="t ${mark}"><td colspan=4>${label}</td><td class=r>${value}</td></tr>`
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const rates = p.taxes((tax) =>
        sumOf(`VAT at ${p.number(tax.rate)}% on ${p.money(baseOf(p, tax))}`, p.money(vatOf(p, tax)))
      )
      const less = d.allowance ? sumOf('Account customer discount', p.money(-d.allowance)) : ''
      const paid = d.prepaid
        ? sumOf('Deposit paid with order', p.money(-d.prepaid)) +
          sumOf('Balance to pay', p.money(d.amountDue), 'u')
        : ''
      return `<div class=w><div class=s><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.town}<br>${d.seller.postCode}<h4>Talk to us</h4>${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}<h4>Pay us</h4>${random.pick(['Northgate Bank', 'Albion Bank', 'Severn Bank'])}<br>Sort code ${d.seller.iban.slice(8, 14).replace(/(..)(?=.)/g, '$1-')}<br>Account ${d.seller.iban.slice(14)}<br><span>IBAN ${grouped(d.seller.iban)}</span><h4>The small print</h4>VAT no. ${d.seller.vatId.replace(/^GB(...)(....)(..)$/, 'GB $1 $2 $3')}<br>Company no. 0${random.int(2114000, 9890000)}</div>
<div class=m><h1>Invoice</h1><div class=q><div><small>To</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=k>${row(['Invoice no.', `>${d.number}`])}${row(['Invoice date', `>${p.date(d.issueDate)}`])}${row(['Your order', `>${d.orderNumber}`])}${row(['Please pay by', `>${p.date(d.dueDate)}`])}</table></div>
<div class=j>Job ${random.int(20400, 68900)} &ndash; ${random.pick(['spring promotion', 'rebrand', 'open day', 'reprint, as previous'])}, delivered ${p.date(d.deliveryDate)}</div>
<table class=l>${heading(['Item', '>Qty', '>Price', '>VAT', '>Amount'])}${list.join('')}${less}${sumOf('Net', p.money(d.subtotal))}${rates.join('')}${sumOf('Total', p.money(d.total), 'u')}${paid}</table>
<p class=n>Leaflets, booklets and other printed matter of the kind described in VAT Notice 701/10 are zero-rated. Goods remain our property until paid for in full. Quantities may vary by 5% over or under.</p></div></div>`
    },
  },
  {
    name: 'en-gb-workwear-two-sheets',
    plan: {
      ...between(
        'GB',
        british,
        'Workwear|Safety Supplies|Protective Clothing',
        'Civil Engineering|Haulage|Fabrications',
        'Ltd|Limited|plc'
      ),
      currency: 'GBP',
      rates: [20, 0],
      lines: [16, 70],
      isOnce: true,
      most: 24,
      lineDiscount: 0.5,
      charge: 0.4,
      days: [30, 45, 60],
      items: itemsOf(`
        Polo Shirt Pique 220gsm Navy|EA|7|11; Sweatshirt Crew Neck Black|EA|11|16;
        Hi-Vis Vest Class 2 Yellow|EA|2.5|5; Hi-Vis Bomber Jacket Orange|EA|24|36;
        Hi-Vis Trousers Rail Spec Orange|EA|19|28; Softshell Jacket 3-Layer Grey|EA|26|41;
        Holster Pocket Trousers Black 32R|EA|28|42; Cargo Trousers Navy 34L|EA|14|22;
        Coverall Boilersuit Zip Front Royal|EA|17|26; Fleece Half Zip Bottle Green|EA|12|18;
        Thermal Base Layer Top|EA|9|15; Beanie Hat Insulated Black|EA|3|5;
        Bump Cap Short Peak Navy|EA|8|13; Safety Helmet Vented White|EA|6|11|1;
        Safety Helmet Climbing Style Blue|EA|29|44|1; Safety Boot S3 Tan Nubuck|PR|38|62|1;
        Safety Trainer S1P Composite|PR|31|49|1; Rigger Boot Fur Lined S3|PR|34|48|1;
        Safety Wellington S5 Green|PR|19|29|1; Dealer Boot Brown SB|PR|27|40|1;
        Glove PU Coated Grey Size 9|PR|0.8|1.6; Glove Nitrile Foam Palm Size 10|PR|1.5|3;
        Glove Cut Level D Size 9|PR|3|6; Rigger Glove Chrome Leather|PR|2.5|4.5;
        Disposable Nitrile Blue Large Box 100|BX|4.5|8; Gauntlet PVC 14in Red|PR|2|4;
        Safety Spectacle Clear Anti-Mist|EA|2|4; Over-Spec Goggle Indirect Vent|EA|3|6;
        Ear Defender Helmet Mounted SNR 29|EA|9|14; Ear Plugs Uncorded Box 200 Pairs|BX|14|22;
        Dust Mask FFP3 Valved Box 10|BX|12|19; Half Mask Respirator Medium|EA|14|23;
        Embroidery Left Breast Up To 8000 Stitches|EA|2.5|4; Heat Transfer Print Rear|EA|3|5;
        Knee Pads Internal EN14404|PR|5|9; Waterproof Bib and Brace Yellow|EA|15|24`),
      numbers: (random) => `${random.int(418000, 986000)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0;line-height:1.3} .pg{height:266mm;position:relative} .pg+.pg{break-before:page} .h{display:flex;justify-content:space-between} .h b{font-size:15pt} .h h1{font-size:15pt;margin:0;text-align:right;letter-spacing:1pt} .k{width:56mm;border:.7pt solid #000;margin-top:2mm} .k td{padding:1.5px 4px;border-bottom:.4pt solid #999} .k td:first-child{background:#eee} .a{display:flex;gap:5mm;margin:4mm 0} .a div{width:80mm;border:.7pt solid #000;padding:1.5mm 3mm;min-height:22mm} .a small{display:block;font-size:7pt} .l{border:.7pt solid #000} .l th{background:#eee;border-bottom:.7pt solid #000;font-size:7.5pt;text-align:left;padding:3px 4px} .l td{padding:2px 4px} .l td:last-child,.l th:last-child{text-align:center} .c{text-align:right;margin-top:2mm;font-style:italic} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .v{width:80mm;border:.7pt solid #000} .v th{background:#eee;font-size:7.5pt;text-align:left;padding:2px 4px} .v td{padding:2px 4px} .t{width:62mm;border:.7pt solid #000} .t td{padding:2.5px 4px} .t tr:last-child td{border-top:.7pt solid #000;font-weight:700;font-size:10.5pt} .f{position:absolute;bottom:0;left:0;right:0;font-size:7pt;text-align:center;line-height:1.35}',
    draw: (p) => {
      const { doc: d, random } = p
      const company = `0${random.int(1208000, 9740000)}`
      const rows = p.lines((l) => {
        const code = `${random.pick(['WW', 'FT', 'GL', 'PP'])}${random.int(102, 989)}`
        return row([
          code,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 1) : ''}`,
          `>${p.plain(l.amount)}`,
          l.rate ? 'S' : 'Z',
        ])
      })
      const rates = p.taxes((tax) =>
        row([
          tax.rate ? 'S' : 'Z',
          `>${p.number(tax.rate, 2)}`,
          `>${p.plain(baseOf(p, tax))}`,
          `>${p.plain(vatOf(p, tax))}`,
        ])
      )
      const goods = d.charge
        ? row(['Total Goods', `>${p.plain(d.lineTotal)}`]) +
          row(['Carriage', `>${p.plain(d.charge)}`])
        : ''
      const due = d.dueDate
      const placeOf = (label: string, of: typeof d.buyer, first: string) =>
        `<div><small>${label}</small>${first}<br>${of.street}<br>${of.town}<br>${of.postCode}</div>`
      const site = random.pick(['Stores, Gate 2', 'FAO Site Manager', 'Goods Inwards'])
      const pages = paged(rows, 29, 20)
      return pages
        .map((page, at) => {
          const isLast = at === pages.length - 1
          const end = `<div class=e><div><table class=v>${heading(['VAT Code', '>Rate %', '>Goods Value', '>VAT'])}${rates.join('')}</table><p>Settlement terms: ${daysBetween(d.issueDate, due)} days from date of invoice.<br>Payment due by ${p.date(due)}.<br>BACS: sort code ${d.seller.iban.slice(8, 14).replace(/(..)(?=.)/g, '$1-')}, account ${d.seller.iban.slice(14)}<br>IBAN: ${grouped(d.seller.iban)}</p></div><table class=t>${goods}${row(['Net Amount', `>${p.plain(d.subtotal)}`])}${row(['VAT Amount', `>${p.plain(d.tax)}`])}${row(['Invoice Total GBP', `>${p.plain(d.total)}`])}</table></div>`
          return `<div class=pg><div class=h><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>Tel ${d.seller.telephone}<br>${d.seller.mail}<br>VAT Reg No ${d.seller.vatId}</div><div><h1>SALES INVOICE</h1><table class=k>${row(['Invoice No', d.number])}${row(['Invoice/Tax Date', p.date(d.issueDate)])}${row(['Cust. Order No', d.orderNumber])}${row(['Account No', d.customerNumber])}${row(['Page', `${at + 1} of ${pages.length}`])}</table></div></div>
<div class=a>${placeOf('INVOICE ADDRESS', d.buyer, d.buyer.name)}${placeOf('DELIVERY ADDRESS', d.buyer, site)}</div>
<table class=l>${heading(['Stock Code', 'Description', '>Qty', 'Unit', '>List Price', '>Disc %', '>Net Value', 'VAT'])}${page.join('')}</table>${isLast ? end : '<div class=c>Continued on next sheet</div>'}
<div class=f>Shortages and damages must be notified within 3 working days of delivery. Embroidered and printed garments are not returnable. Title does not pass until payment is received.<br>Registered in England No. ${company}. Registered office as above.</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'de-unterhaltsreinigung-objekte',
    plan: {
      ...between(
        'DE',
        german,
        'Gebäudereinigung|Gebäudedienste|Glas- und Gebäudereinigung|Clean Service',
        'Hausverwaltung|Zahntechnik|Spedition|Ingenieure',
        'GmbH|e.K.|GmbH & Co. KG|UG (haftungsbeschränkt)'
      ),
      currency: 'EUR',
      rates: [19],
      lines: [3, 9],
      isOnce: true,
      most: 22,
      isPart: true,
      allowance: 0.25,
      days: [10, 14, 30],
      items: itemsOf(`
        Unterhaltsreinigung Büro- und Sozialräume|Std.|26|32; Treppenhausreinigung|Std.|25|31;
        Glasreinigung innen und außen inkl. Rahmen|m²|2|4; Sanitärreinigung täglich|Std.|27|33;
        Grundreinigung PVC-Boden mit Beschichtung|m²|4|8; Teppichshampoonierung|m²|3|6;
        Winterdienst Räumen und Streuen|Std.|44|62;
        Reinigung Tiefgarage mit Kehrmaschine|Std.|48|69;
        Sonderreinigung nach Handwerkern|Std.|29|36; Pflege der Außenanlagen|Std.|31|39;
        Grünschnitt aufnehmen und entsorgen|m³|28|44; Fassadenreinigung Eingangsbereich|m²|6|11`),
      numbers: (random, year) => `${year}-${random.digits(4)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:10pt "Open Sans";font-size:9pt;margin:0;line-height:1.4} .h{display:flex;justify-content:flex-end;align-items:center;gap:4mm;height:20mm} .h b{font-size:15pt;color:#0d6b70;font-weight:600} .h svg{width:15mm} .ad{display:flex;justify-content:space-between;margin-top:10mm} .ad u{font:7pt "Roboto Condensed";white-space:nowrap;display:block;margin-bottom:3mm} .wi{width:85mm;height:40mm;font-size:10pt} .k{width:66mm} .k td{padding:1px 0} h1{font-size:13pt;margin:6mm 0 4mm} .l th{border-bottom:1.2pt solid #0d6b70;text-align:left;padding:3px 0;font-weight:600} .l td{padding:3px 0} .l .o td{font-weight:600;padding-top:7px} .l .s td{border-top:.6pt solid #0d6b70} .l .z td{padding:2px 0} .l .g td{font-weight:700;border-top:.6pt solid #0d6b70;border-bottom:2pt double #0d6b70} .f{position:fixed;bottom:0;left:0;right:0;display:flex;justify-content:space-between;gap:5mm;border-top:1.2pt solid #0d6b70;padding-top:2mm;font:7pt/1.4 "Roboto Condensed";white-space:nowrap} .f div:first-child{white-space:normal}',
    draw: (p) => {
      const { doc: d, random } = p
      const half = Math.ceil(d.lines.length / 2)
      const [one, two] = random.pick([
        ['Verwaltungsgebäude, Haus A', 'Lager und Werkstatt'],
        ['Praxisräume 1. OG', 'Treppenhaus und Keller'],
        ['Mietobjekt Gartenstraße 41', 'Mietobjekt Schillerplatz 3'],
      ])
      const headOf = (name: string) =>
        `<tr class=o><td></td><td colspan=5>Objekt: ${name}</td></tr>`
      const list = p.lines((l, at) => {
        const head = at === 0 ? headOf(one) : at === half ? headOf(two) : ''
        const cells = [
          at + 1,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ]
        return head + row(cells)
      })
      const sumOf = (mark: string, label: string, value: string) =>
        `<tr class=${mark}><td></td><td colspan=4>${label}</td><td class=r>${value}</td></tr>`
      const less = d.allowance
        ? sumOf('s', 'Summe der Positionen', p.money(d.lineTotal)) +
          sumOf('z', 'abzüglich Rabatt lt. Rahmenvertrag', p.money(-d.allowance))
        : ''
      const owner = random.pick(['Heike Kröger', 'Dirk Strothmann', 'Uwe Nagel'])
      const register = /GmbH|UG/.test(d.seller.name) ? 'HRB' : 'HRA'
      return `<div class=h><svg viewBox="0 0 40 40"><path d="M20 2C12 14 6 20 6 27a14 11 0 0 0 28 0C34 20 28 14 20 2z" fill="#0d6b70"/><path d="M13 27q2 6 8 6" stroke="#fff" stroke-width="2" fill="none"/></svg><b>${d.seller.name}</b></div>
<div class=ad><div class=wi><u>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</u>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=k>${row(['Rechnungsnummer:', `>${d.number}`])}${row(['Kundennummer:', `>${d.customerNumber}`])}${row(['Rechnungsdatum:', `>${p.date(d.issueDate)}`])}${row(['Leistungszeitraum:', `>${p.date(d.from)} –`])}${row(['', `>${p.date(d.until)}`])}${row(['Ansprechpartner:', `>${owner}`])}</table></div>
<h1>Rechnung</h1><p>Sehr geehrte Damen und Herren,<br><br>für die im genannten Zeitraum ausgeführten Reinigungsarbeiten berechnen wir Ihnen vereinbarungsgemäß:</p>
<table class=l>${heading(['Pos.', 'Leistung', '>Menge', 'Einheit', '>Einzelpreis', '>Gesamtpreis'])}${list.join('')}${less}${sumOf('s', 'Nettobetrag', p.money(d.subtotal))}${sumOf('z', `zzgl. ${p.number(d.taxes[0].rate)} % Umsatzsteuer`, p.money(d.tax))}${sumOf('g', 'Rechnungsbetrag', p.money(d.total))}</table>
<p>Bitte überweisen Sie den Rechnungsbetrag ohne Abzug bis zum <b>${p.date(d.dueDate)}</b> unter Angabe der Rechnungsnummer auf unser unten genanntes Konto.<br><br>Vielen Dank für Ihren Auftrag!<br>Mit freundlichen Grüßen</p><p>${owner}</p>
<div class=f><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>${random.pick(['Volksbank', 'Sparkasse', 'Handelsbank'])} ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</div><div>Amtsgericht ${d.seller.town}, ${register} ${random.int(1204, 29800)}<br>Steuernr. ${d.seller.taxNumber}<br>USt-IdNr. ${d.seller.vatId}</div></div>`
    },
  },
  {
    name: 'de-blumengrossmarkt-lieferungen',
    plan: {
      ...between(
        'DE',
        german,
        'Blumengroßhandel|Blumen|Schnittblumen Import|Floristikbedarf',
        'Blumenhaus|Friedhofsgärtnerei|Floristik',
        'GmbH|KG|OHG|e.K.'
      ),
      currency: 'EUR',
      rates: [7, 19],
      lines: [16, 68],
      isOnce: true,
      most: 30,
      charge: 0.6,
      days: [7, 10, 14],
      items: itemsOf(`
        Rosa Gr. 'Red Naomi' 60 cm|BD|9|16; Rosa Gr. 'Avalanche' 50 cm|BD|8|14;
        Rosa Kl. 'Mimi Eden' 40 cm|BD|5|9; Tulpen einfach gemischt|BD|2|4.5;
        Tulpen gefüllt 'Columbus'|BD|3|5.5; Gerbera Mini Mix Karton 60|KTN|14|22;
        Chrysantheme Spray weiß|BD|4|7; Chrysantheme Dekorativ lila|BD|7|11;
        Lilium LA gelb 80 cm|BD|6|10; Lilium Oriental rosa 90 cm|BD|11|18;
        Dianthus Standard rot|BD|4|6.5; Alstroemeria 'Virginia' weiß|BD|3.5|6;
        Eustoma gefüllt champagner|BD|8|13; Limonium sinuatum blau|BD|4|6.5;
        Hypericum 'Coco Casino'|BD|4|7; Gypsophila 'Xlence' 250 g|BD|10|16;
        Eucalyptus cinerea|BD|4|7; Ruscus italienisch 70 cm|BD|5|8; Salal Tips|BD|2|4;
        Pistazie grün|BD|2.5|4.5; Chamelaucium rosa|BD|5|8.5; Anthurium rot Karton 12|KTN|16|26;
        Phalaenopsis 2-trieber weiß T12|TPF|7|11; Cyclamen Mini Mix T9|TPF|1.2|2.2;
        Helleborus niger T12|TPF|2.5|4.5; Hortensie blau T14|TPF|4|7; Calluna Trio T12|TPF|1.8|3;
        Viola F1 Schale 10er|SCH|2|3.5; Primula acaulis T10|TPF|0.6|1.2;
        Efeu kleinblättrig T10|TPF|1|2;
        Steckmasse Ziegel Karton 20|KTN|9|15|1; Kranzunterlage Stroh 30 cm|ST|1.2|2.2|1;
        Kranzband Moiré 75 mm x 25 m|ROL|6|11|1; Steckdraht 1,2/350 2,5 kg|PCK|8|13|1;
        Zinktopf rund 14 cm|ST|2.5|4.5|1; Blumenseide weiß 50 x 75, 10 kg|PCK|24|36|1;
        Bast natur 50 g|ST|0.9|1.8|1; Glasvase Zylinder 25 cm|ST|3.5|7|1`),
      numbers: (random) => `${random.int(5104000, 8990000)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:8.5pt "Liberation Mono";margin:0;line-height:1.25} .pg{height:266mm;position:relative} .pg+.pg{break-before:page} .h{border:1pt solid #000;padding:2mm 4mm;display:flex;justify-content:space-between;font-family:"Liberation Sans"} .h b{font-size:14pt} .h div+div{text-align:right;font-size:8pt} .a{display:flex;justify-content:space-between;margin:8mm 0 5mm} .a>div{width:84mm;font-size:10pt} .k{width:76mm} .k td{padding:.5px 0} .l th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;font-weight:400;text-align:left;padding:2px 3px} .l td{padding:1px 3px} .l .n td{padding-top:5px;text-decoration:underline} .l .u td{border-top:.8pt dashed #000;padding-top:3px} .b{border:.8pt solid #000;margin-top:5mm} .b th{font-weight:400;font-size:7.5pt;border-right:.5pt solid #000;text-align:right;padding:2px 5px} .b td{border-right:.5pt solid #000;text-align:right;padding:2px 5px} .b td:last-child{font-weight:700;font-size:11pt} .f{position:absolute;bottom:0;left:0;right:0;border-top:.8pt solid #000;padding-top:1.5mm;font:7pt/1.35 "Liberation Sans"}',
    draw: (p) => {
      const { doc: d, random } = p
      const [notes, tour] = [random.int(2, 4), random.int(1, 19)]
      const first = random.int(220100, 798000)
      const days = daysOf(p, d.from, d.until)
      const { length } = d.lines
      const groupOf = (at: number) => Math.floor((at * notes) / length)
      let carried = 0
      const rows = p.lines((l, at) => {
        const isNew = at === 0 || groupOf(at) !== groupOf(at - 1)
        const note = `Lieferschein ${first + 61 * groupOf(at)} vom ${days[at]}`
        const head = isNew ? `<tr class=n><td colspan=7>${note}</td></tr>` : ''
        carried += l.amount
        const cells = [
          `>${p.number(l.quantity)}`,
          l.unit,
          random.int(10200, 69800),
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ]
        return { html: head + row(cells), carried }
      })
      const pages = paged(rows, 36, 28)
      const carryOf = (label: string, cents: number) =>
        `<tr class=u><td colspan=6 class=r>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      const freight = d.charge
        ? carryOf('Warenwert', d.lineTotal) + carryOf('Frachtkostenanteil', d.charge)
        : ''
      const labels = p.taxes((tax) => {
        const rate = p.number(tax.rate)
        return [`>Netto ${rate} %`, `>MwSt. ${rate} %`]
      })
      const sums = p.taxes((tax) => [`>${p.plain(baseOf(p, tax))}`, `>${p.plain(vatOf(p, tax))}`])
      const strip = `<table class=b>${heading([...labels.flat(), '>Netto gesamt', '>Rechnungsbetrag EUR'])}${row([...sums.flat(), `>${p.plain(d.subtotal)}`, `>${p.plain(d.total)}`])}</table>`
      const mandate = `${random.pick(['M', 'BGM', ''])}${random.digits(6)}`
      const bank = random.pick(['Volksbank', 'Sparkasse', 'Landesbank'])
      const creditor = `DE${random.digits(2)}ZZZ0000${random.digits(7)}`
      const own = d.seller
      return pages
        .map((page, at) => {
          const before = at
            ? carryOf(`Übertrag von Seite ${at}`, pages[at - 1].at(-1)!.carried)
            : ''
          const isLast = at === pages.length - 1
          const after = isLast ? freight : carryOf('Übertrag', page.at(-1)!.carried)
          const end = `${strip}<p>Zahlungsart: SEPA-Lastschrift. Der Betrag wird am ${p.date(d.dueDate)} von Ihrem Konto eingezogen.<br>Mandat ${mandate}, Gläubiger-ID ${creditor}</p><p>Reklamationen von Frischware nur am Tag der Lieferung.</p>`
          return `<div class=pg><div class=h><div><b>${own.name}</b><br>${own.street}, ${own.postCode} ${own.town}</div><div>Telefon ${own.telephone}<br>${own.mail}<br>Verkauf Mo-Sa ab 4.00 Uhr</div></div>
<div class=a><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=k>${row(['SAMMELRECHNUNG', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Kunden-Nr.', d.customerNumber])}${row(['Tour', tour])}${row(['Seite', `${at + 1} / ${pages.length}`])}</table></div>
<table class=l>${heading(['>Menge', 'Einh', 'Art-Nr', 'Bezeichnung', '>E-Preis', '>MwSt', '>Betrag'])}${before}${page.map(({ html }) => html).join('')}${after}</table>${isLast ? end : ''}
<div class=f>${bank} ${own.town} IBAN ${grouped(own.iban)} | USt-IdNr. ${own.vatId} | St.-Nr. ${own.taxNumber} | Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Container, Eimer und Paletten sind Leihgut.</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'at-kfz-betrieb-pickerl',
    plan: {
      ...between(
        'AT',
        austrian,
        'Kfz-Technik|Autohaus|KFZ|Autoservice',
        'Installationen|Physiotherapie|Handels',
        'GmbH|KG|e.U.|OG'
      ),
      currency: 'EUR',
      rates: [20],
      lines: [4, 16],
      isInOrder: true,
      isOnce: true,
      most: 2,
      isBuyerPerson: true,
      lineDiscount: 0.25,
      prepaid: 0.35,
      days: [8, 10, 14],
      items: itemsOf(`
        Service lt. Herstellervorgabe|Std|98|128; Diagnose, Fehlerspeicher auslesen|Std|98|128;
        Bremsen vorne erneuern|Std|98|128; Räder umstecken und wuchten|Std|92|118;
        Begutachtung gem. § 57a KFG|Stk|52|78; Prüfplakette|Stk|2|3;
        Motoröl 5W-30 Longlife|Ltr|14|22;
        Ölfilter|Stk|11|24; Innenraumfilter Aktivkohle|Stk|22|41; Zündkerze Iridium|Stk|13|24;
        Bremsscheibe vorne belüftet|Stk|58|104; Bremsbelagsatz vorne|Sz|49|96;
        Wischerblatt Satz vorne|Sz|28|46; Winterreifen 205/55 R16 94H|Stk|79|134;
        Batterie 70 Ah AGM|Stk|168|249; Frostschutz G12|Ltr|6|11; Altölentsorgung|Ltr|0.5|1.2;
        Kleinmaterial und Reinigungsmittel|Stk|6|12`),
      numbers: (random, year) => `RE${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9.5pt "Carlito";margin:0;line-height:1.3} .h{text-align:center;border-bottom:2.5pt solid #a5121b;padding-bottom:2mm} .h b{font:800 21pt "Open Sans";color:#a5121b;letter-spacing:-.4pt;display:block} .h span{font-size:8.5pt} .a{margin:12mm 0 8mm;font-size:11pt} .v{border:.8pt solid #333;font-size:8.5pt} .v th{text-align:left;font-weight:400;color:#555;font-size:7.5pt;padding:1.5px 5px 0} .v td{padding:0 5px 2px;font-weight:700} .v th,.v td{border-right:.5pt solid #aaa} h1{font-size:15pt;margin:0 0 2mm} .l{margin-top:5mm} .l th{background:#f0e3e3;text-align:left;font-size:8.5pt;padding:3px 5px} .l td{padding:2px 5px} .l .p td{font-weight:700;padding-top:6px} .t{width:84mm;margin:3mm 0 0 auto;border-top:.8pt solid #333} .t td{padding:2px 5px} .t .g td{font-weight:700;font-size:11.5pt;border-top:.8pt solid #333;border-bottom:.8pt solid #333} .f{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;border-top:.8pt solid #a5121b;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const isWork = (text: string) => /Service|Diagnose|erneuern|umstecken|57a/.test(text)
      let last = ''
      const list = p.lines((l) => {
        const part = isWork(l.description) ? 'Arbeitsleistungen' : 'Ersatzteile und Material'
        const head = part === last ? '' : `<tr class=p><td colspan=7>${part}</td></tr>`
        last = part
        const cells = [
          isWork(l.description) ? random.int(1000, 9800) : `T${random.digits(7)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)} %` : ''}`,
          `>${p.plain(l.amount)}`,
        ]
        return head + row(cells)
      })
      const plate = `${random.pick(['AM', 'LN', 'VB', 'OW', 'SP'])}-${random.int(101, 989)} ${random.pick(['KT', 'FZ', 'BX', 'GH'])}`
      const car = random.pick([
        'Kombi 2.0 TDI',
        'Limousine 1.5 T',
        'Kastenwagen 2.3 D',
        'SUV 1.6 Hybrid',
      ])
      const rest = d.prepaid
        ? row(['abzüglich Anzahlung', `>-${p.plain(d.prepaid)}`]) +
          `<tr class=g><td>Restbetrag EUR</td><td class=r>${p.plain(d.amountDue)}</td></tr>`
        : ''
      const own = d.seller
      const court = random.pick(['LG St. Pölten', 'LG Leoben', 'LG Wels', 'LG Klagenfurt'])
      return `<div class=h><b>${own.name}</b><span>${own.street}, ${own.postCode} ${own.town} | Tel. ${own.telephone} | ${own.mail}<br>Meisterbetrieb · Reparatur aller Marken · § 57a-Prüfstelle · Spenglerei · Reifen</span></div>
<div class=a>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h1>Rechnung ${d.number}</h1>
<table class=v>${heading(['Rechnungsdatum', 'Leistungsdatum', 'Kundennr.', 'Auftragsnr.', 'Annehmer'])}${row([p.date(d.issueDate), p.date(d.deliveryDate), d.customerNumber, d.orderNumber, random.pick(['Hr. Pölzl', 'Fr. Dallinger', 'Hr. Kirchmayr'])])}${row(['Kennzeichen', 'Marke/Type', 'Fahrgestellnummer', 'Erstzulassung', 'km-Stand'], 'th')}${row([plate, car, `${random.pick(['WVW', 'TMB', 'VF1'])}ZZZ${random.digits(11)}`, p.date(dayAfter(d.issueDate, -random.int(900, 4100))), `${random.int(18, 189)}.${random.digits(3)}`])}</table>
<table class=l>${heading(['Nummer', 'Bezeichnung', '>Menge', 'EH', '>Preis', '>Rabatt', '>Betrag'])}${list.join('')}</table>
<table class=t>${row(['Summe netto', `>${p.plain(d.subtotal)}`])}${row([`${p.number(d.taxes[0].rate)} % USt.`, `>${p.plain(d.tax)}`])}<tr class=g><td>Gesamtbetrag EUR</td><td class=r>${p.plain(d.total)}</td></tr>${rest}</table>
<p>Zahlbar bis ${p.date(d.dueDate)} netto Kassa ohne Abzug.<br>Reparaturen erfolgen gemäß den allgemeinen Reparaturbedingungen. Radmuttern nach 50 km nachziehen. Ausgetauschte Teile wurden ${random.pick(['entsorgt', 'dem Kunden übergeben'])}.</p>
<div class=f>${own.name} · FN ${random.int(104000, 589000)}${random.pick(['a', 'k', 's', 'w'])} · ${court} · UID-Nr. ${own.vatId}<br>Bankverbindung: ${random.pick(['Landesbank', 'Volksbank', 'Regionalbank'])} ${own.town} · IBAN ${grouped(own.iban)}</div>`
    },
  },
  {
    name: 'ch-treuhand-honorar-akonto',
    plan: {
      ...between(
        'DE',
        swiss,
        'Treuhand|Revisions- und Treuhand|Steuerberatung',
        'Schreinerei|Gastro|Elektro|Immobilien',
        'AG|GmbH'
      ),
      currency: 'CHF',
      rates: [8.1],
      lines: [2, 7],
      isOnce: true,
      most: 9,
      isPart: true,
      allowance: 0.2,
      prepaid: 0.6,
      rounding: 1,
      days: [20, 30],
      items: itemsOf(`
        Führen der Finanzbuchhaltung||105|135; Jahresabschluss mit Anhang||155|190;
        Steuererklärung juristische Person||165|210; MWST-Abrechnungen Quartale||110|140;
        Lohnbuchhaltung, Lohnausweise||98|125; Besprechung und Beratung, Mandatsleitung||195|260;
        Eingeschränkte Revision||160|195; Vorbereitung Generalversammlung, Protokoll||140|175;
        Korrespondenz mit Steuerverwaltung||145|185; Sekretariatsarbeiten||78|95`),
      numbers: (random, year) => `${year.slice(2)}${random.digits(4)}`,
    },
    style: {
      ...point,
      thousands: "'",
      date: (y, m, d) => `${Number(d)}. ${germanMonths[Number(m) - 1]} ${y}`,
    },
    css: '@page{margin:0} body{font:10.5pt "EB Garamond";font-variant-numeric:lining-nums;margin:0;line-height:1.3} .g{height:296mm;position:relative;padding:14mm 22mm 0 25mm;box-sizing:border-box} .g+.g{break-before:page} .h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.6pt solid #7a6a3a;padding-bottom:2mm} .h b{font-size:17pt;font-weight:500;color:#7a6a3a} .h span{font-size:8.5pt;text-align:right} .a{margin:20mm 0 14mm} .a i{font-size:9pt} h1{font-size:13pt;font-weight:700;margin:7mm 0 1mm} .l{margin-top:5mm} .l th{border-bottom:.6pt solid #000;text-align:left;font-weight:400;font-style:italic;padding:2px 0} .l td{padding:2.5px 0} .l .s td{border-top:.6pt solid #000} .l .x td{font-weight:700;border-top:.6pt solid #000;border-bottom:1.8pt double #000} .m{position:absolute;bottom:9mm;left:25mm;right:22mm;font-size:8pt;text-align:center;color:#555} .q{position:absolute;left:0;right:0;bottom:0;height:105mm;border-top:.5pt dashed #000;font:8pt/9.5pt "Liberation Sans";display:flex} .q h3{font-size:11pt;margin:0 0 4mm} .q b{font-size:6.5pt;display:block;margin-top:2mm} .e{width:62mm;padding:5mm;box-sizing:border-box;border-right:.5pt dashed #000;position:relative} .y{flex:1;position:relative;padding:5mm} .w{position:absolute;top:68mm;display:flex;gap:6mm} .e .z{position:absolute;right:5mm;top:82mm} .y svg{position:absolute;left:5mm;top:17mm;width:46mm;height:46mm} .y .o{position:absolute;left:56mm;top:5mm;font-size:9pt;line-height:11pt} .y .o b{font-size:7.5pt} .k{position:absolute;left:24.5mm;top:36.5mm;width:7mm;height:7mm;background:#000;border:.8mm solid #fff;box-sizing:border-box;color:#fff;font:700 15pt/5mm "Liberation Sans";text-align:center}',
    draw: (p) => {
      asSwiss(p, ['00', 700, 799])
      const { doc: d, random } = p
      const own = d.seller
      const vatId = own.vatId.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3 MWST')
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const sumOf = (mark: string, label: string, cents: number) =>
        `<tr class=${mark}><td colspan=3>${label}</td><td class=r>${p.plain(cents)}</td></tr>`
      const less = d.allowance
        ? sumOf('s', 'Honorar gemäss Zeitaufwand', d.lineTotal) + sumOf('n', 'Rabatt', -d.allowance)
        : ''
      const paid = d.prepaid ? sumOf('n', 'Abzüglich geleistete Akontozahlung', -d.prepaid) : ''
      const rounding = d.rounding ? sumOf('n', 'Rundungsdifferenz', d.rounding) : ''
      const placeOf = (of: typeof d.buyer) =>
        `${of.name}<br>${of.street}<br>${of.postCode} ${of.town}`
      const partyOf = (of: typeof d.buyer) =>
        ['S', of.name, of.street, '', of.postCode, of.town, 'CH'].join('\n')
      const note = `Honorarrechnung ${d.number}`
      const code = `SPC\n0200\n1\n${own.iban}\n${partyOf(own)}\n${'\n'.repeat(6)}\n${(d.amountDue / 100).toFixed(2)}\nCHF\n${partyOf(d.buyer)}\nNON\n\n${note}\nEPD`
      const picture = renderSVG(code.replaceAll('&amp;', '&'), { ecc: 'M', border: 0 })
      const money = `<div class=w><div><b>Währung</b>CHF</div><div><b>Betrag</b>${p.plain(d.amountDue).replace("'", ' ')}</div></div>`
      const account = `<b>Konto / Zahlbar an</b>${grouped(own.iban)}<br>${placeOf(own)}`
      const payer = `<b>Zahlbar durch</b>${placeOf(d.buyer)}`
      const slip = `<div class=q><div class=e><h3>Empfangsschein</h3>${account}${payer}${money}<b class=z>Annahmestelle</b></div><div class=y><h3>Zahlteil</h3>${picture}<i class=k>+</i>${money}<div class=o>${account}<b>Zusätzliche Informationen</b>${note}${payer}</div></div></div>`
      const year = Number(d.issueDate.slice(0, 4)) - 1
      return `<div class=g><div class=h><b>${own.name}</b><span>${own.street}, ${own.postCode} ${own.town}<br>Telefon ${own.telephone}<br>${own.mail}</span></div>
<div class=a><i>${random.pick(['Persönlich / Vertraulich', 'A-Post', 'Per E-Mail'])}</i><br>${placeOf(d.buyer)}</div>
${own.town}, ${p.date(d.issueDate)}
<h1>Honorarrechnung Nr. ${d.number}</h1>Mandat ${d.customerNumber} &nbsp;·&nbsp; Geschäftsjahr ${year} &nbsp;·&nbsp; Mandatsleitung: ${random.pick(['Esther Gasser', 'Marcel Frei', 'Ueli Inauen'])}
<table class=l>${heading(['Unsere Leistungen', '>Stunden', '>Ansatz', '>Betrag CHF'])}${list.join('')}${less}${sumOf('s', 'Total Honorar exkl. MWST', d.subtotal)}${sumOf('n', `MWST ${p.number(d.taxes[0].rate)} %`, d.tax)}${sumOf('s', 'Total inkl. MWST', d.total)}${paid}${rounding}${sumOf('x', 'Saldo zu unseren Gunsten CHF', d.amountDue)}</table>
<p>Wir danken Ihnen für das Vertrauen und bitten Sie um Überweisung bis ${p.date(d.dueDate)} mit beiliegendem Einzahlungsschein.</p><p>Freundliche Grüsse<br>${own.name}</p>
<div class=m>Mitglied des Treuhandverbandes &nbsp;·&nbsp; ${vatId} &nbsp;·&nbsp; ${own.site}</div></div><div class=g>${slip}</div>`
    },
  },
]
