import { paged } from '../pages.ts'
import { asIrish, asSwiss } from '../irish_and_swiss.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { dayAfter } from '../days.ts'
import { renderSVG } from 'uqr'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Item, Plan } from '../make_document.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, grouped, heading, monthsIn, point, row, slashed } from '../print.ts'

const english = monthsIn('GB')

const british = {
  ...pools.GB,
  first: listOf('Marjorie|Lewis|Anjali|Trevor|Siân|Robbie|Hazel|Kwame'),
  last: listOf('Arkwright|Blenkinsop|Crowther|Haddow|Jessop|Littlewood|Osgood|Pickersgill|Tranter'),
  streets: listOf(`
    Units 4-5, Brunel Way|37 Cattle Market Road|Foundry House, Navigation Street|8 Sheepcote Lane|
    291 Warrington Road|The Maltings, Lower Quay`),
  towns: townsOf(`
    Stockport=SK1 3JX|Grantham=NG31 6LH|Llanelli=SA15 2NE|Basingstoke=RG21 4EB|
    Dumfries=DG1 2PQ|Walsall=WS2 8LS|Exeter=EX2 7HY`),
}

const irish = {
  ...british,
  first: listOf('Bríd|Conor|Deirdre|Tadhg|Úna|Kieran'),
  last: listOf('Cullinane|Dunphy|Gallagher|Heffernan|Kinsella|MacNamara|Ó Sé|Roche'),
  streets: listOf(`
    Unit 22, Whitemill Industrial Estate|14 Pearse Street|Cloghran House, Old Airport Road|
    63 Parnell Street|Block B, Lakeside Retail Park`),
  towns: townsOf(`
    Wexford=Y35 T8N2|Dundalk, Co. Louth=A91 XE61|Mullingar, Co. Westmeath=N91 F6C8|
    Dublin 12=D12 RX93|Castlebar, Co. Mayo=F23 KP48`),
  country: 'Ireland',
  tel: '+353 ',
}

const american = {
  ...pools.US,
  first: listOf('Brenda|Tyrell|Colleen|Rafael|Skylar|Wendell'),
  last: listOf('Ashcroft|Bellamy|Gutierrez|Hollis|Lindqvist|McCready|Navarro|Stroud|Yoder'),
  streets: listOf(`
    3350 Old Mill Pkwy|118 Sycamore Ct|902 NE 14th St|4471 County Road 12|25 Commerce Dr, Ste B|
    1730 Lakeshore Blvd`),
  towns: townsOf(`
    Naperville, IL=60540|Fort Collins, CO=80524|Lakeland, FL=33801|Overland Park, KS=66204|
    Greenville, SC=29601|Chandler, AZ=85225`),
}

const germany = {
  ...pools.DE,
  first: listOf('Gudrun|Thilo|Anke|Bernd|Franziska|Uwe|Marlies|Sönke'),
  last: listOf(`
    Behrendt|Cordes|Dannenberg|Ehlers|Gröning|Hülsmann|Kretschmer|Lohse|Petzold|Sievers|Weidner`),
  streets: listOf(`
    Mühlenstraße 22|An der Stadtmauer 5|Breite Str. 63|Wiesengrund 17|Kaiserallee 140|
    Hinter den Höfen 3a`),
  towns: townsOf(`
    Göttingen=37073|Stade=21680|Zwickau=08056|Landshut=84028|Offenburg=77652|Wismar=23966|
    Iserlohn=58636`),
}

const austria = {
  ...pools.AT,
  first: listOf('Brigitte|Herwig|Magdalena|Josef|Sieglinde|Tobias'),
  last: listOf('Achleitner|Dorfer|Hinterberger|Kaltenbrunner|Nussbaumer|Riegler|Schauer|Zehetner'),
  streets: listOf(`
    Gewerbepark Nord 8|Ennser Straße 31a|Florianigasse 6|Am Kirchenfeld 14|Grazer Straße 77/2`),
  towns: townsOf(`Steyr=4400|Kapfenberg=8605|Amstetten=3300|Klagenfurt=9020|Kufstein=6330`),
}

const swiss = {
  ...pools.DE,
  first: listOf('Madeleine|Hansjörg|Priska|Flurin|Therese|Lukas'),
  last: listOf('Amstutz|Brunner|Frischknecht|Kälin|Lüthi|Nägeli|Schnyder|Zumstein'),
  streets: listOf('Seestrasse 104|Höheweg 19|Gartenstrasse 7|Im Bödeli 2|Alte Landstrasse 51'),
  towns: townsOf('Spiez=3700|Rapperswil=8640|Weggis=6353|Thun=3600|Horgen=8810|Aarau=5000'),
  country: 'Schweiz',
  tel: '+41 ',
}

/** Sellers and buyers of one country, each with trades of its own. */
function between(
  country: 'GB' | 'US' | 'DE' | 'AT',
  people: Pools['GB' | 'US' | 'DE' | 'AT'],
  sellers: string,
  buyers: string,
  forms: string
): Pick<Plan, 'pools' | 'buyerCountry'> {
  const seller = { ...people, trade: listOf(sellers), forms: listOf(forms) }
  const buyer = { ...seller, trade: listOf(buyers) }
  return { buyerCountry: 'PT', pools: { ...pools, [country]: seller, PT: buyer } }
}

/** A code that is always the same for a text. */
function codeOf(text: string, digits: number): string {
  const hash = [...text].reduce((sum, sign) => (sum * 41 + sign.codePointAt(0)!) % 8_999_993, 7)
  return String(hash + 1_000_000).slice(-digits)
}

/** Kitchen equipment; in the place of the unit is the time until delivery. */
const equipment = itemsOf(`
    Six burner gas range with oven, natural gas|7-10 days|1480|2190;
    Undercounter dishwasher 500mm basket, drain pump|In stock|1190|1850;
    Upright refrigerator 600 ltr stainless steel|In stock|890|1390;
    Blast chiller 5 x GN 1/1|3 weeks|1950|2840; Twin tank electric fryer 2 x 9 ltr|In stock|420|690;
    Stainless steel prep table 1500 x 600mm with upstand|In stock|168|265;
    Convection oven 4 tray, 13A plug|7-10 days|640|980; Ice machine 22kg per day|In stock|410|620;
    Planetary mixer 20 ltr with guard|2 weeks|720|1180; Heated gantry 1200mm|2 weeks|310|480;
    Combination microwave 1800W|In stock|540|830;
    Installation by Gas Safe engineer|By arrangement|220|380;
    Removal and disposal of old appliance|On delivery|45|85`)
const leadTimes = new Map(equipment.map(([name, time]) => [name, time]))

const books = itemsOf(`
    Handbuch Einkommensteuer, 18. Auflage|Ex.|89|129; Formelsammlung Statik, 7. Auflage|Ex.|29|45;
    Wörterbuch Englisch für Schule und Beruf|Ex.|19|28; Deutsch entdecken 7, Schülerbuch|Ex.|24|31;
    Deutsch entdecken 7, Arbeitsheft|Ex.|9|13; Mathe sicher können 9, Schülerbuch|Ex.|26|33;
    Mathe sicher können 9, Lösungen|Ex.|7|11; Biologie Oberstufe, Gesamtband|Ex.|38|46;
    Atlas der Welt, Ausgabe für Schulen|Ex.|28|36; Geschichte kompakt, Band 2|Ex.|22|29;
    Französisch Lektüre A2: Le retour|Ex.|6|9; Pflege heute, Lehrbuch|Ex.|69|84;
    Arbeitsrecht für die Praxis 2024|Ex.|49|69; Mietrecht, Kommentar|Ex.|79|119;
    Das große Backbuch|Ex.|24|35; Am Ende der Bucht. Roman|Ex.|12|24;
    Der stille Gast. Krimi|Ex.|11|17;
    Wanderführer Harz, 50 Touren|Ex.|14|19; Lexikon der Vögel|Ex.|22|34;
    Projektmanagement in 30 Minuten|Ex.|8|12; Anatomie, Lernkarten|Ex.|32|44;
    Rechnungswesen für Einsteiger|Ex.|24|34; Fachkunde Metall, 59. Auflage|Ex.|38|44;
    Tabellenbuch Elektrotechnik|Ex.|26|32; Latein Vokabelheft|Ex.|5|8;
    Kinder entdecken Physik|Ex.|14|20; Wandkalender 30 x 60 cm|St.|12|19|1;
    Tagesplaner A5 mit Ringbindung|St.|14|24|1; Notizbuch kariert, Hardcover|St.|9|18|1;
    Geschenkkarte mit Umschlag|St.|2|4|1; Textmarker, Etui mit 6 Farben|St.|5|8|1;
    Globus mit Beleuchtung 30 cm|St.|49|79|1; Kopierpapier A4, 500 Blatt|St.|4|7|1`)

const hours = itemsOf(`
    Monteurstunde Elektrotechniker|Std|62|76; Helferstunde|Std|44|54;
    Obermonteur, Inbetriebnahme|Std|72|86;
    Wegzeit und Kfz-Pauschale|PA|38|62; Prüfung und Messprotokoll|Std|68|82`)
const fittings = itemsOf(`
    Mantelleitung YM-J 3 x 1,5 mm²|m|1|1.5; Mantelleitung YM-J 5 x 2,5 mm²|m|2.5|4;
    Installationsrohr flexibel M20|m|0.6|1; LS-Schalter B16, 1-polig|Stk|6|11;
    FI-Schutzschalter 40/0,03 A, 4-polig|Stk|42|68; Steckdose Schuko, reinweiß|Stk|6|10;
    Wechselschalter mit Wippe, reinweiß|Stk|8|13; Rahmen 2-fach|Stk|4|7;
    LED-Panel 62 x 62 cm, 36 W|Stk|48|79; Bewegungsmelder 180° Unterputz|Stk|52|84;
    Unterputzverteiler 3-reihig|Stk|64|98; CEE-Steckdose 16 A, 5-polig|Stk|14|24;
    Verbindungsklemmen, Sortiment|PA|12|22; Hohlwanddose, luftdicht|Stk|1.5|3;
    Datenkabel Cat 7 Duplex|m|1.5|2.5; Netzwerkdose 2 x RJ45 Cat 6A|Stk|18|29;
    Befestigungs- und Kleinmaterial|PA|25|60`)

/** Irish, British, American, German, Austrian and Swiss senders of ordinary months. */
export const commonAtlanticGerman: Family[] = [
  // Contract cleaners: stationery of an accounting program, VAT analysis, remittance address.
  {
    name: 'en-ie-contract-cleaners',
    plan: {
      country: 'GB',
      currency: 'EUR',
      rates: [13.5, 23],
      lines: [3, 10],
      isInOrder: true,
      isOnce: true,
      most: 5,
      days: [14, 30],
      ...between(
        'GB',
        irish,
        'Contract Cleaning|Facility Services|Hygiene Services|Cleaning Contractors',
        'Pharma|Engineering|Motors|Credit Union|Foods|Logistics',
        'Ltd|Limited|DAC'
      ),
      items: itemsOf(`
    Weekly contract clean, offices and canteen|wk|240|620;
    Periodic deep clean of washrooms|wk|120|260;
    Window cleaning, internal and external|wk|95|240; Carpet extraction, first floor|wk|180|390;
    Additional day porter as requested|wk|128|176;
    Strip and reseal vinyl floor, corridor|wk|210|480;
    Sanitary unit service, 4-weekly|ea|9|14|1; Jumbo toilet roll 2 ply, case of 6|ea|17|24|1;
    C-fold hand towel white, case of 2,400|ea|22|31|1; Pink pearl hand soap 5 ltr|ea|8|13|1;
    Heavy duty refuse sacks, box of 200|ea|18|27|1; Compostable bin liners 30 ltr, roll|ea|5|8|1;
    Dust mat hire 85 x 150 cm|ea|11|17|1`),
      numbers: (random) => `${random.int(11, 48)}${random.digits(3)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:9.5pt "Liberation Sans";margin:0;line-height:1.3} .top{display:flex;justify-content:space-between;align-items:flex-start} .nm{font-size:17pt;font-weight:bold;color:#0a5c8a;max-width:105mm;line-height:1.1} .own{text-align:right;font-size:8.5pt} h1{font-size:19pt;letter-spacing:2px;text-align:right;margin:3mm 0} .two{display:flex;justify-content:space-between;margin-bottom:6mm} .box{border:.8pt solid #333;width:86mm;min-height:30mm;padding:3mm;box-sizing:border-box} .f{width:76mm} .f td{border:.8pt solid #333;padding:3px 5px} .f td:first-child{background:#e4eef4;width:34mm} .l{border:.8pt solid #333} .l th{background:#e4eef4;border:.8pt solid #333;padding:3px 5px;text-align:left;font-size:8.5pt} .l td{border-left:.8pt solid #333;padding:3px 5px;vertical-align:top} .fill td{height:38mm} .end{display:flex;justify-content:space-between;margin-top:3mm;align-items:flex-start} .v{width:82mm;font-size:8.5pt} .v td,.v th{border:.5pt solid #888;padding:2px 5px;font-weight:normal} .t{width:72mm} .t td{border:.8pt solid #333;padding:3px 5px} .t tr:last-child td{font-weight:bold;background:#e4eef4} .pay{margin-top:6mm;font-size:8.5pt} .ft{margin-top:8mm;border-top:.8pt solid #0a5c8a;padding-top:2mm;text-align:center;font-size:7.5pt;color:#444}',
    draw: (p) => {
      asIrish(p, 'BOFI90')
      const { doc: d, random } = p
      const site = random.pick([
        `Services at ${d.buyer.street}`,
        'Services as per contract schedule',
        'All areas as agreed with your facilities manager',
      ])
      const first = english[Number(d.until.slice(5, 7)) - 1]
      return `<div class=top><div class=nm>${d.seller.name}</div><div class=own>${d.seller.street},<br>${d.seller.town}, ${d.seller.postCode}.<br>Tel: ${d.seller.telephone}<br>Email: ${d.seller.mail}<br>VAT Reg No: ${d.seller.vatId}</div></div>
<h1>INVOICE</h1>
<div class=two><div class=box>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><table class=f>${row(['Invoice No', d.number])}${row(['Invoice/Tax Date', p.date(d.issueDate)])}${row(['Your Order No', d.orderNumber])}${row(['Account Ref', d.customerNumber])}${row(['Due Date', p.date(d.dueDate)])}</table></div>
<table class=l>${heading(['Qty', 'Details', '>Unit Price', '>Net Amount', '>VAT %'])}<tr><td></td><td><i>${site}, ${first}</i></td><td></td><td></td><td></td></tr>${p.lines((l) => row([p.number(l.quantity, 2), l.description, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate, 2)}`])).join('')}<tr class=fill><td></td><td></td><td></td><td></td><td></td></tr></table>
<div class=end><table class=v>${heading(['VAT Rate', '>Net', '>VAT'])}${p.taxes((t) => row([`${p.number(t.rate, 2)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])).join('')}</table><table class=t>${row(['Total Net Amount', `>${p.plain(d.subtotal)}`])}${row(['Total VAT Amount', `>${p.plain(d.tax)}`])}${row(['Invoice Total', `>€ ${p.plain(d.total)}`])}</table></div>
<div class=pay><b>Payment by EFT:</b> IBAN ${grouped(d.seller.iban)} &nbsp; BIC BOFIIE2D &nbsp; Please quote the account reference.<br>Queries must be raised within 7 days of the date of invoice. Interest may be charged under S.I. 580 of 2012 on overdue accounts.</div>
<div class=ft>Registered in Ireland No. ${random.digits(6)} &nbsp;•&nbsp; Directors: ${random.pick(['M. Kinsella, P. Kinsella', 'B. Roche (Managing), T. Roche', 'C. Dunphy'])} &nbsp;•&nbsp; Tax Clearance Access No. ${random.digits(6)}</div>`
    },
  },

  // Motor factor: condensed stationery of a parts program, discounts from list, several pages.
  {
    name: 'en-gb-motor-factor',
    plan: {
      country: 'GB',
      currency: 'GBP',
      rates: [20],
      lines: [12, 64],
      isOnce: true,
      most: 6,
      lineDiscount: 0.7,
      days: [30, 45],
      ...between(
        'GB',
        british,
        'Motor Factors|Autoparts|Motor Spares|Car Components',
        'Garage Services|Autos|MOT Centre|Vehicle Repairs|Commercials',
        'Ltd|Limited'
      ),
      items: itemsOf(`
    Brake pad set front ATE type||24|46; Brake disc front vented 288mm||31|58;
    Brake disc rear solid 253mm||19|34; Brake caliper front N/S exch||62|98;
    Surcharge caliper old unit||15|30; Brake fluid DOT 4 1ltr||4.5|7;
    Oil filter spin on||3.5|7.5; Oil filter element with seal||4|9;
    Air filter panel||7|14; Cabin filter carbon||9|18; Fuel filter diesel||14|29;
    Spark plug iridium||6|11; Glow plug 11v||9|16; Ignition coil pencil type||22|41;
    Timing belt kit with water pump||88|164; Auxiliary drive belt 6PK1193||9|17;
    Clutch kit 3 piece 228mm||96|178; Wheel bearing kit front||27|54;
    Lower arm front O/S with ball joint||34|66; Drop link front||8|15; Track rod end N/S||9|17;
    Shock absorber front gas N/S||42|74; Coil spring front||19|33; Top mount kit||13|26;
    Battery 063 44Ah 3 year||39|56; Battery 096 70Ah 4 year||58|84;
    Alternator 12v 120A exch||98|165; Surcharge alternator old unit||25|40;
    Wiper blade flat 26in||7|13; Bulb 477 H7 55w||2|4.5; Bulb 382 stop 21w (box 10)||3|6;
    5w30 C3 fully synthetic 20ltr||58|89; 10w40 semi synthetic 20ltr||41|62;
    Antifreeze red longlife 5ltr||11|18; Screenwash concentrate 5ltr||4|8; AdBlue 10ltr||8|13;
    Brake cleaner 500ml||1.5|3; Silicone sealant black 85g||3|6; CV boot kit universal||7|13;
    Exhaust rear box||44|82; Exhaust clamp 54mm||1|2.5; Lambda sensor 4 wire||32|61`),
      numbers: (random) => `${random.pick(['A', 'B', 'W'])}${random.digits(6)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:9pt "Roboto Condensed";margin:0} .pg{height:262mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;border-bottom:2.5pt solid #c8102e;padding-bottom:2mm} .top b{font-size:20pt;color:#c8102e;line-height:1} .top div:last-child{text-align:right;font-size:8.5pt} .bx{display:flex;gap:3mm;margin:3mm 0} .bx>div{flex:1;border:.6pt solid #555;border-radius:4px;padding:1.5mm 2.5mm;min-height:22mm} .bx small{display:block;color:#c8102e;font-size:7pt} .h{margin-bottom:3mm;text-align:center} .h th{background:#c8102e;color:#fff;font-weight:400;font-size:8pt;padding:1.5px} .h td{border:.6pt solid #555;padding:2px} .l th{text-align:left;font-size:8pt;border-bottom:1pt solid #c8102e;padding:2px 3px} .l td{padding:2.1px 3px} .l tr:nth-child(even) td{background:#f5f1f1} .co{text-align:right;font-style:italic;margin-top:3mm} .end{position:absolute;bottom:17mm;left:0;right:0;display:flex;justify-content:space-between;align-items:flex-end} .end>div{font-size:8pt;width:92mm;line-height:1.35} .t{width:64mm} .t td{border:.6pt solid #555;padding:2.5px 5px} .t tr:last-child{font-weight:bold;font-size:11pt} .ft{position:absolute;bottom:0;left:0;right:0;border-top:.6pt solid #555;padding-top:1mm;font-size:7pt;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const area = random.pick(['VAN 2', 'VAN 5', 'COUNTER', 'AM RUN'])
      const clerk = random.pick(['DAVE', 'SHAZ', 'MICK', 'KELLY'])
      const bank = `Sort code ${random.int(20, 60)}-${random.digits(2)}-${random.digits(2)}, account ${random.digits(8)}`
      const maker = ['BRE', 'FEB', 'MNF', 'QHX', 'VAL', 'LUB']
      const rows = p.lines((l) => {
        const code = codeOf(l.description, 5)
        return row([
          `${maker[Number(code) % 6]}${code}`,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount, 1)}` : '>',
          `>${p.plain(l.amount)}`,
          `>${l.rate ? 1 : 0}`,
        ])
      })
      const pages = paged(rows, 30, 27, 2)
      const branch = `${d.seller.street}, ${d.seller.town}, ${d.seller.postCode}`
      const place = `${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}`
      return pages
        .map((own, at) => {
          const end =
            at < pages.length - 1
              ? '<div class=co>Continued on next page…</div>'
              : `<div class=end><div>VAT 1 = ${p.number(d.taxes[0].rate, 2)}% on goods of ${p.plain(d.subtotal)}<br>Payment due by <b>${p.date(d.dueDate)}</b>. ${bank}.<br>Surcharges are credited when old units come back in the original box within 30 days. No returns on electrical parts once fitted.<br><br>Received by ........................................</div><table class=t>${row(['Goods', `>${p.plain(d.subtotal)}`])}${row(['VAT', `>${p.plain(d.tax)}`])}${row(['TOTAL £', `>${p.plain(d.total)}`])}</table></div>`
          return `<div class=pg><div class=top><b>${d.seller.name}</b><div>${branch}<br>Tel ${d.seller.telephone} &nbsp; ${d.seller.mail}<br>VAT No ${d.seller.vatId}</div></div>
<div class=bx><div><small>INVOICE TO</small>${d.buyer.name}<br>${place}</div><div><small>DELIVER TO</small>${d.buyer.name}<br>${place}</div></div>
<table class=h>${heading(['INVOICE NO', 'DATE / TAX POINT', 'ACCOUNT', 'YOUR REF', 'ROUTE', 'SERVED BY', 'PAGE'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.orderNumber, area, clerk, `${at + 1} of ${pages.length}`])}</table>
<table class=l>${heading(['Part No', 'Description', '>Qty', '>List £', '>Disc %', '>Value £', '>VAT'])}<tbody>${own.join('')}</tbody></table>${end}
<div class=ft>INVOICE &nbsp;|&nbsp; Goods remain our property until paid for in full &nbsp;|&nbsp; Registered in England and Wales ${codeOf(d.seller.street, 7)} &nbsp;|&nbsp; E&amp;OE</div></div>`
        })
        .join('')
    },
  },

  // Dealer in kitchen equipment: proforma to be paid before dispatch, trade discount, bank box.
  {
    name: 'en-gb-equipment-proforma',
    plan: {
      country: 'GB',
      currency: 'GBP',
      kind: 'proforma',
      rates: [20],
      lines: [2, 7],
      isOnce: true,
      most: 4,
      allowance: 0.6,
      days: [7, 14],
      ...between(
        'GB',
        british,
        'Catering Equipment|Commercial Kitchens|Refrigeration|Foodservice Equipment',
        'Inns|Cafés|Hospitality|Academy Trust|Bakery|Care Homes',
        'Ltd|Limited|LLP'
      ),
      items: equipment.map(([name, , ...prices]): Item => [name, '', ...prices]),
      numbers: (random) => `PF${random.digits(5)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d} ${english[Number(m) - 1].slice(0, 3)} ${y}`,
    },
    css: 'body{font:10pt "Open Sans";margin:0;line-height:1.4} .bar{background:#22313f;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .bar b{font-size:16pt;font-weight:600;max-width:100mm;line-height:1.15} .bar span{font-size:8.5pt;text-align:right} h1{font-size:18pt;font-weight:300;margin:7mm 0 4mm;color:#d35400} .c{display:flex;justify-content:space-between;margin-bottom:6mm;font-size:9.5pt} .c>div{width:56mm} .c b{display:block;border-bottom:1pt solid #d35400;margin-bottom:1mm} .l th{font-weight:600;font-size:8.5pt;text-align:left;border-bottom:1.2pt solid #22313f;padding:4px 0} .l td{padding:5px 0;border-bottom:.5pt solid #ccc;vertical-align:top;font-size:9.5pt} .t{width:84mm;margin:3mm 0 0 auto} .t td{padding:3px 0} .t tr:last-child td{background:#22313f;color:#fff;padding:5px 6px;font-weight:600} .bk{border:1pt solid #d35400;padding:3mm 4mm;margin-top:7mm;font-size:9pt} .bk table{width:130mm} .bk td{padding:1px 0} .bk td:first-child,.bk td:nth-child(3){color:#777;width:27mm} .n{font-size:8pt;color:#555;margin-top:4mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const names = listOf('Ben Carver|Louise Tighe|Ade Bakare')
      const goods = d.allowance
        ? row(['Goods and services', `>${p.money(d.lineTotal)}`]) +
          row(['Less trade discount', `>-${p.money(d.allowance)}`])
        : ''
      const { iban } = d.seller
      const sortCode = iban.slice(8, 14).replace(/(..)(?=.)/g, '$1-')
      return `<div class=bar><b>${d.seller.name}</b><span>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}<br>${d.seller.telephone}<br>${d.seller.site}</span></div>
<h1>Pro forma invoice</h1>
<div class=c><div><b>For</b>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><b>Deliver to</b>${random.pick(['Same address, ground floor access', 'Kitchen entrance at the rear, call 1 hour before', 'To be confirmed'])}</div><div><b>Details</b>Pro forma no. ${d.number}<br>Date ${p.date(d.issueDate)}<br>Your reference ${d.orderNumber}<br>Sales contact ${random.pick(names)}</div></div>
<table class=l>${heading(['Product', 'Lead time', '>Unit price', '>Qty', '>Total ex VAT'])}${p.lines((l) => row([l.description, leadTimes.get(l.description) ?? '', `>${p.money(l.price)}`, `>${p.number(l.quantity)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=t>${goods}${row(['Total ex VAT', `>${p.money(d.subtotal)}`])}${row([`VAT ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Total to pay', `>${p.money(d.total)}`])}</table>
<div class=bk>Please pay by <b>${p.date(d.dueDate)}</b> so that we can reserve your goods. Orders are dispatched once cleared funds are received.<table>${row(['Account name', d.seller.name, 'Sort code', sortCode])}${row(['IBAN', grouped(iban), 'Account no.', iban.slice(-8)])}${row(['Reference', d.number, 'BIC', 'NWBKGB2L'])}</table></div>
<div class=n>This is not a VAT invoice. A VAT invoice will follow when payment has been received. Prices are held for 14 days. Delivery is kerbside unless stated otherwise. VAT registration ${d.seller.vatId.replace(/GB(...)(....)(..)/, 'GB $1 $2 $3')} · Company no. ${codeOf(d.seller.name, 7)} · ${d.seller.mail}</div>`
    },
  },

  // Lawn care firm: page of an online bookkeeping program, visits by day, taxable and other lines.
  {
    name: 'en-us-lawn-online',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [7, 0],
      lines: [3, 9],
      most: 4,
      prepaid: 0.4,
      days: [15, 30],
      ...between(
        'US',
        american,
        'Lawn & Irrigation|Lawn Care|Grounds Maintenance|Turf Services',
        'Property Management|Dental Group|Storage|Church Supply|Homeowners',
        'LLC|Inc.'
      ),
      items: itemsOf(`
    Mow, edge and blow|visit|45|95|1; Spring irrigation start-up|zone|9|16|1;
    Sprinkler repair labor|hr|70|95|1; Rotor head replacement, 4 in pop-up|ea|18|32;
    Pre-emergent and fertilizer round|app|68|140|1; Hardwood mulch, double shredded|yd|48|72;
    Shrub trimming, front beds|hr|50|68|1; Core aeration and overseed|job|160|310|1;
    Valve 1 in with solenoid|ea|24|42; Debris haul-off|load|60|110|1;
    Annual flowers, flat of 18|flat|19|31; Backflow test and report|ea|65|95|1`),
      numbers: (random) => String(random.int(1017, 6940)),
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (y, m, d) => `${m}/${d}/${y}`,
    },
    css: 'body{font:9.5pt "Roboto";margin:0;color:#222;line-height:1.45} .top{display:flex;justify-content:space-between;align-items:flex-start} h1{font-size:13pt;font-weight:700;margin:0 0 2mm;color:#2e6b34} .top b{font-size:11pt;font-weight:500} .own{display:flex;gap:14mm} .mark{width:24mm;height:24mm;border-radius:50%;background:#2e6b34;color:#fff;font-size:26pt;text-align:center;line-height:24mm} .band{background:#e9f2e6;margin:6mm -15mm 0;padding:4mm 15mm;display:flex;gap:30mm} .band b,.det b{font-weight:500;display:block} .det{display:flex;gap:30mm;margin:4mm 0 6mm;padding-bottom:4mm;border-bottom:.6pt dotted #888} .l th{font-weight:500;font-size:8.5pt;text-align:left;border-bottom:.6pt solid #2e6b34;padding:4px 0} .l td{padding:5px 0;border-bottom:.4pt solid #ddd} .end{display:flex;justify-content:space-between;margin-top:5mm} .note{width:82mm;font-size:8.5pt} .note b{display:block;font-weight:500;font-size:9.5pt} .t{width:74mm;align-self:flex-start} .t td{padding:3px 0} .t tr:last-child td{border-top:.6pt solid #222;font-weight:700;font-size:12pt;padding-top:6px}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const place = `${d.buyer.street}<br>${d.buyer.town} ${d.buyer.postCode}`
      const terms = Math.round((Date.parse(d.dueDate) - Date.parse(d.issueDate)) / 86_400_000)
      const rate = d.taxes.find((tax) => tax.rate)?.rate ?? 0
      const paid = d.prepaid
        ? row(['Payment', `>-${p.money(d.prepaid)}`]) +
          row(['Balance due', `>${p.money(d.amountDue)}`])
        : ''
      return `<div class=top><div><h1>INVOICE</h1><div class=own><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.town} ${d.seller.postCode}</div><div><br>${d.seller.mail}<br>${d.seller.telephone}<br>${d.seller.site}</div></div></div><div class=mark>❦</div></div>
<div class=band><div><b>Bill to</b>${d.buyer.name}<br>${place}</div><div><b>Ship to</b>${d.buyer.name}<br>${place}</div></div>
<div class=det><div><b>Invoice details</b>Invoice no.: ${d.number}<br>Terms: Net ${terms}<br>Invoice date: ${p.date(d.issueDate)}<br>Due date: ${p.date(d.dueDate)}</div><div><b>&nbsp;</b>Crew: ${random.pick(['Team 1', 'Team 3', 'Rafael', 'North route'])}<br>P.O. no.: ${d.orderNumber}</div></div>
<table class=l>${heading(['#', 'Date', 'Product or service', '>Qty', 'Unit', '>Rate', '>Amount'])}${p.lines((l, at) => row([`${at + 1}.`, days[at], l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<div class=end><div class=note><b>Ways to pay</b>Card or bank transfer with the link in our email.<br>Make checks payable to<br>${d.seller.name}<br><br><b>Note to customer</b>${random.pick(['Thank you for your business! Please leave gates unlocked on service days.', 'We appreciate your prompt payment. 1.5% per month on past due balances.', 'Refer a neighbor and get one free mow.'])}</div><table class=t>${row(['Subtotal', `>${p.money(d.subtotal)}`])}${row([rate ? `Sales tax (${p.number(rate)}%)` : 'Sales tax', `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}${paid}</table></div>`
    },
  },

  // Chimney sweep: letter of a sole trader, prices for each installation, share of wages, transfer code.
  {
    name: 'de-schornsteinfeger-feuerstaetten',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [19],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [14],
      ...between('DE', germany, 'Haustechnik', 'Immobilien|Hausverwaltung|Wohnbau', 'GmbH|KG'),
      items: itemsOf(`
    Grundwert je Nutzungseinheit und Begehung|Stk|10|15; Fahrtpauschale|Stk|8|12;
    Feuerstättenschau|Geb.|22|38; Abgaswegüberprüfung raumluftunabhängige Gasfeuerstätte|Stk|28|44;
    Emissionsmessung nach 1. BImSchV, Ölheizkessel|Stk|38|58;
    CO-Messung Gasbrennwertgerät|Stk|19|31;
    Kehrung Schornstein, Festbrennstoff|m|1.5|3; Reinigung Verbindungsstück|Stk|9|17;
    Überprüfung Lüftungsanlage|Stk|12|21; Ausstellen Feuerstättenbescheid|Stk|13|19`),
      numbers: (random, year) => `${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dotted },
    css: 'body{font:10pt "Carlito";margin:0;line-height:1.3} .hd{text-align:center;border-bottom:2pt solid #111;padding-bottom:3mm} .hd b{font-size:19pt;letter-spacing:.5px;display:block} .hd span{font-size:10.5pt} .hd small{display:block;font-size:8.5pt;margin-top:1mm} .win{margin-top:9mm;display:flex;justify-content:space-between} .win u{font-size:7pt;display:block;margin-bottom:2mm} .win>div{font-size:11pt} .in td{padding:0 0 1px;font-size:9.5pt} .in{width:72mm} h1{font-size:13pt;margin:13mm 0 2mm} .l{margin-top:3mm} .l th{text-align:left;border-top:.6pt solid #111;border-bottom:.6pt solid #111;padding:2px 0;font-weight:normal} .l td{padding:2.5px 0;vertical-align:top} .s td{padding:1.5px 0} .s{width:80mm;margin:2mm 0 5mm auto;border-top:.6pt solid #111} .s tr:last-child td{font-weight:bold;border-top:.6pt solid #111;border-bottom:2.4pt double #111} .qr{display:flex;gap:6mm;align-items:center;margin-top:5mm;font-size:9pt} .qr svg{width:26mm;height:26mm} .gr{margin-top:5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const wages = Math.round(d.total * 0.92)
      const place = `${d.buyer.street}, ${d.buyer.postCode} ${d.buyer.town}`
      const { iban } = d.seller
      const code = renderSVG(
        `BCD\n002\n1\nSCT\n\n${d.seller.name}\n${iban}\nEUR${(d.total / 100).toFixed(2)}\n\n\nRechnung ${d.number}`,
        { border: 0 }
      )
      return `<div class=hd><b>${d.seller.name}</b><span>Schornsteinfeger-Meisterbetrieb${random.pick(['', ' · Energieberatung (HWK)'])} · Brandschutz · Messungen</span><small>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone} · ${d.seller.mail}</small></div>
<div class=win><div><u>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</u>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=in>${row(['Rechnungsdatum:', p.date(d.issueDate)])}${row(['Ausgeführt am:', p.date(d.deliveryDate)])}${row(['Kunden-Nr.:', d.customerNumber])}${row(['Kehrbezirk:', `Nr. ${random.int(2, 38)}`])}${row(['Steuernummer:', d.seller.taxNumber])}</table></div>
<h1>Rechnung Nr. ${d.number}</h1>
Liegenschaft: ${place}<br>Für die ausgeführten Schornsteinfegerarbeiten erlaube ich mir zu berechnen:
<table class=l>${heading(['Nr.', 'Bezeichnung der Arbeiten', '>Anzahl', 'Einh.', '>Einzelpreis', '>Betrag'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=s>${row(['Summe netto', `>${p.money(d.subtotal)}`])}${row([`zzgl. ${p.number(d.taxes[0].rate)} % MwSt.`, `>${p.money(d.tax)}`])}${row(['Rechnungsbetrag', `>${p.money(d.total)}`])}</table>
Der Betrag ist ohne Abzug bis zum ${p.date(d.dueDate)} zu zahlen. Im Rechnungsbetrag sind ${p.money(wages)} begünstigte Aufwendungen nach § 35a EStG (Lohn- und Fahrtkosten einschl. MwSt.) enthalten. Bitte bewahren Sie diese Rechnung zwei Jahre auf.
<div class=qr>${code}<div>Bezahlen mit der Banking-App oder per Überweisung:<br>Sparkasse ${d.seller.town}<br>IBAN ${grouped(iban)}<br>Verwendungszweck: ${d.number} / ${d.customerNumber}</div></div>
<div class=gr>Mit freundlichen Grüßen</div>`
    },
  },

  // Bookshop: fixed retail prices that contain the tax, two rates, carried sums over pages.
  {
    name: 'de-buchhandlung-ladenpreise',
    plan: {
      country: 'DE',
      currency: 'EUR',
      rates: [7, 19],
      lines: [8, 56],
      isOnce: true,
      isGross: true,
      most: 12,
      charge: 0.4,
      days: [14, 30],
      ...between(
        'DE',
        germany,
        'Buchhandlung|Bücherstube|Fachbuchhandlung|Buch & Papier',
        'Steuerberatung|Privatschule|Ingenieure|Akademie|Pflegedienst|Kanzlei',
        'GmbH|e.K.|KG|OHG'
      ),
      items: books,
      numbers: (random, year) => `${year}${random.digits(5)}`,
    },
    style: { ...comma, date: dotted },
    css: 'body{font:9.5pt "Caladea";margin:0;line-height:1.25} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .lg{font-size:22pt;color:#5b1f3a;text-align:right;line-height:1} .sub{text-align:right;font-style:italic;color:#5b1f3a;margin-top:1.5mm} .hd{display:flex;justify-content:space-between;margin-top:9mm;min-height:46mm} .to{font-size:11.5pt;width:86mm} .to small{font-size:7.5pt;border-bottom:.4pt solid #555;display:inline-block;margin-bottom:2mm} .side{width:52mm;font-size:9pt} .side b{display:block;font-weight:normal;color:#5b1f3a;font-size:8pt;margin-top:1mm} h1{font-size:15pt;font-weight:500;margin:3mm 0} .l th{font-weight:500;text-align:left;border-bottom:.8pt solid #5b1f3a;padding:2px 0} .l td{padding:2.2px 0} .ue td{font-style:italic;padding-top:4px} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:3mm;border-top:.8pt solid #5b1f3a;padding-top:2mm} .e table{width:84mm} .e .g{width:74mm} .g b{font-size:12pt;font-weight:600} .e td,.e th{padding:1px 0;font-weight:normal;text-align:left} .pg>p{margin:0 0 3mm} .e+p{margin-top:4mm} .ft{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between;font-size:7.5pt;color:#444;border-top:.4pt solid #999;padding-top:1.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const mark = (rate: number) => (rate === 7 ? 'E' : 'V')
      let running = 0
      const rows = p.lines((l) => {
        running += l.amount
        const code = codeOf(l.description, 7)
        const html = row([
          l.rate === 7 ? `978-3-${code.slice(0, 3)}-${code.slice(2)}-${code[5]}` : code,
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${mark(l.rate)}`,
        ])
        return { html, running }
      })
      const pages = paged(rows, 28, 20, 2)
      const orderer = random.pick(['Frau Hülsmann', 'Herr Cordes', 'Sekretariat', 'E-Mail'])
      const carry = (text: string, sum: number) =>
        `<tr class=ue><td colspan=4>${text}</td><td class=r>${p.plain(sum)}</td><td></td></tr>`
      const freight = d.charge
        ? row(['Warenwert', `>${p.plain(d.lineTotal)}`]) +
          row(['Versandkostenanteil', `>${p.plain(d.charge)}`])
        : ''
      const foot = `<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Telefon ${d.seller.telephone}<br>${d.seller.mail}<br>${d.seller.site}</div><div>Amtsgericht ${d.seller.town}<br>USt-IdNr. ${d.seller.vatId}<br>Verkehrs-Nr. ${codeOf(d.seller.name, 5)}</div><div>Volksbank ${d.seller.town} eG<br>IBAN ${grouped(d.seller.iban)}</div></div>`
      const first = `<div class=lg>${d.seller.name}</div><div class=sub>Bücher · Noten · Schreibwaren</div>
<div class=hd><div class=to><small>${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</small><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=side><b>Rechnungsnummer</b>${d.number}<b>Rechnungsdatum</b>${p.date(d.issueDate)}<b>Kundennummer</b>${d.customerNumber}<b>Lieferdatum</b>${p.date(d.deliveryDate)}<b>Ihre Bestellung</b>${p.date(d.orderDate)}, ${orderer}</div></div><h1>Rechnung</h1>`
      const taxes = p.taxes((t) =>
        row([
          mark(t.rate),
          `${p.number(t.rate)} %`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      const end = `<div class=e><table>${heading(['', 'MwSt.', '>Netto', '>Steuer', '>Brutto'])}${taxes.join('')}${row(['', 'Summe', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><table class=g>${freight}${row(['<b>Rechnungsbetrag EUR</b>', `><b>${p.plain(d.total)}</b>`])}</table></div><p>Zahlbar ohne Abzug bis ${p.date(d.dueDate)}. Alle Preise sind Ladenpreise einschließlich Mehrwertsteuer. Bücher unterliegen der Preisbindung. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>`
      return pages
        .map((own, at) => {
          const before = at ? pages[at - 1].at(-1)!.running : 0
          const isLast = at === pages.length - 1
          const next = `Rechnung ${d.number}, Seite ${at + 1} von ${pages.length}`
          return `<div class=pg>${at ? `<p>${next}</p>` : first}<table class=l>${heading(['ISBN / Art.-Nr.', 'Titel', '>Anz.', '>Preis', '>Gesamt', '>St.'])}<tbody>${at ? carry('Übertrag', before) : ''}${own.map(({ html }) => html).join('')}${isLast ? '' : carry('Zwischensumme', own.at(-1)!.running)}</tbody></table>${isLast ? end : ''}${foot}</div>`
        })
        .join('')
    },
  },

  // Electrician: reports with hours and material, discounts on rows, advance and early payment.
  {
    name: 'at-elektriker-regie',
    plan: {
      country: 'AT',
      currency: 'EUR',
      rates: [20],
      lines: [5, 18],
      isInOrder: true,
      isOnce: true,
      most: 16,
      lineDiscount: 0.3,
      prepaid: 0.5,
      days: [14, 30],
      ...between(
        'AT',
        austria,
        'Elektrotechnik|Elektro|Elektroinstallationen|Licht + Strom',
        'Bau|Gastronomie|Ordinationszentrum|Immobilien|Maschinenbau',
        'GmbH|GmbH & Co KG|KG|e.U.'
      ),
      items: [...hours, ...fittings],
      numbers: (random, year) => `RE${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:9pt "Liberation Sans";margin:0;line-height:1.3} .top{border-left:5mm solid #e3a008;padding-left:4mm;font-size:8pt} .top b{font-size:16pt;display:block} .mid{display:flex;justify-content:space-between;margin:10mm 0 6mm} .to{font-size:10.5pt;padding-top:6mm} .k{width:78mm;background:#f6f2e6} .k td{padding:1.5px 6px;border-bottom:.5pt solid #fff} .k tr:first-child td{font-size:12pt;font-weight:bold;padding:4px 6px} .l th{background:#333;color:#fff;font-weight:normal;padding:3px 4px;text-align:left} .l td{padding:2.2px 4px;vertical-align:top} .l .s td{font-weight:bold;padding-top:6px;border-bottom:.5pt solid #999} .l .z td{border-top:.5pt solid #999;font-style:italic} .t{width:92mm;margin:4mm 0 0 auto;break-inside:avoid} .t td{padding:2px 4px} .t .b td{font-weight:bold;border-top:.8pt solid #333} .c{margin-top:5mm;break-inside:avoid} .ft{margin-top:7mm;border-top:1.5pt solid #e3a008;padding-top:1.5mm;font-size:7.5pt;display:flex;justify-content:space-between;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const works = hours.map(([name]) => name)
      const drawn = p.lines((l, at) => ({
        isWork: works.includes(l.description),
        amount: l.amount,
        html: row([
          `${at + 1}`,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          l.discount ? `>${p.number(l.discount)}` : '',
          `>${p.plain(l.amount)}`,
        ]),
      }))
      const part = (title: string, isWork: boolean) => {
        const own = drawn.filter((one) => one.isWork === isWork)
        if (!own.length) return ''
        const sum = own.reduce((whole, one) => whole + one.amount, 0)
        return `<tr class=s><td colspan=7>${title}</td></tr>${own.map(({ html }) => html).join('')}<tr class=z><td colspan=6 class=r>Summe ${title}</td><td class=r>${p.plain(sum)}</td></tr>`
      }
      const paid = d.prepaid
        ? row([`abzüglich Anzahlung vom ${p.date(d.orderDate)}`, `>-${p.plain(d.prepaid)}`]) +
          `<tr class=b><td>Offener Betrag EUR</td><td class=r>${p.plain(d.amountDue)}</td></tr>`
        : ''
      const less = Math.round((d.prepaid ? d.amountDue : d.total) * 0.03)
      const until = p.date(dayAfter(d.issueDate, 8))
      const report = `${random.int(2, 9)}${random.digits(3)}`
      return `<div class=top><b>${d.seller.name}</b>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} | Tel. ${d.seller.telephone} | ${d.seller.mail}</div>
<div class=mid><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><table class=k>${row(['RECHNUNG', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Kundennummer', d.customerNumber])}${row(['Ihre Bestellung', `${d.orderNumber} vom ${p.date(d.orderDate)}`])}${row(['Leistungszeitraum', `${p.date(d.from)} - ${p.date(d.until)}`])}${row(['Bearbeiter', random.pick(['Ing. Riegler', 'Fr. Schauer', 'Hr. Zehetner'])])}</table></div>
<p>Bauvorhaben: ${d.buyer.street}, ${d.buyer.town} &nbsp; Regiebericht Nr. ${report}</p>
<table class=l>${heading(['Pos', '>Menge', 'EH', 'Bezeichnung', '>Preis/EH', '>Rab. %', '>Betrag EUR'])}<tbody>${part('Arbeitszeit', true)}${part('Material', false)}</tbody></table>
<table class=t>${row(['Nettobetrag', `>${p.plain(d.subtotal)}`])}${row([`+ ${p.number(d.taxes[0].rate)} % USt`, `>${p.plain(d.tax)}`])}<tr class=b><td>Bruttobetrag EUR</td><td class=r>${p.plain(d.total)}</td></tr>${paid}</table>
<div class=c>Zahlungskonditionen: bis ${until} abzüglich 3 % Skonto (EUR ${p.plain(less)}), bis ${p.date(d.dueDate)} netto Kassa.<br>Bei Zahlung bitte Rechnungs- und Kundennummer angeben. Auf die Installation gewähren wir 3 Jahre Gewährleistung. Prüfprotokoll nach OVE E 8101 liegt bei.</div>
<div class=ft><div>FN ${random.digits(6)} ${random.pick(['a', 'k', 'w'])}<br>Landesgericht ${d.seller.town}</div><div>UID-Nr. ${d.seller.vatId}<br>DVR ${random.digits(7)}</div><div>Raiffeisenbank ${d.seller.town}<br>IBAN ${grouped(d.seller.iban)}</div><div>Es gelten unsere AGB.<br>Gerichtsstand ${d.seller.town}</div></div>`
    },
  },

  // Seminar hotel: prices with tax, three rates with letters, advance and rounding to five centimes.
  {
    name: 'ch-seminarhotel-anlass',
    plan: {
      country: 'DE',
      currency: 'CHF',
      rates: [8.1, 3.8, 0],
      lines: [4, 13],
      isInOrder: true,
      isOnce: true,
      isGross: true,
      most: 8,
      prepaid: 0.5,
      rounding: 1,
      days: [10, 20, 30],
      ...between(
        'DE',
        swiss,
        'Seminarhotel|Seehotel|Hotel Restaurant|Kurhotel',
        'Treuhand|Versicherungsbroker|Medtech|Architekten|Informatik|Spitex',
        'AG|GmbH'
      ),
      items: itemsOf(`
    Einzelzimmer Standard inkl. Frühstück||128|168|1;
    Doppelzimmer Seesicht inkl. Frühstück||188|265|1;
    Doppelzimmer zur Einzelbenutzung||148|195|1; Zusatzbett||35|48|1;
    Seminarpauschale ganzer Tag||72|98;
    Seminarpauschale halber Tag||48|64; Raummiete Saal «Rigi»||240|420; Gruppenraum||90|140;
    Leinwand und Beamer||60|95; Pausenverpflegung Nachmittag||9|14;
    Apéro riche auf der Terrasse||32|46;
    Nachtessen 3-Gang-Menü||54|72; Getränke zum Nachtessen||18|38; Mineralwasser 75 cl||8|11;
    Parkplatz Tiefgarage pro Tag||12|18; Kurtaxe pro Person und Nacht||2.5|4|2`),
      numbers: (random) => `${random.int(20, 69)}-${random.digits(4)}`,
    },
    style: { ...point, thousands: '’', date: dotted },
    css: 'body{font:9.5pt "Lato";margin:0;line-height:1.35;font-weight:400} .hd{text-align:center;color:#1f4e5f} .hd b{font-size:17pt;font-weight:300;letter-spacing:3px;display:block} .hd i{font-size:9pt} .hr{width:30mm;border-top:1pt solid #b08d57;margin:3mm auto} .two{display:flex;justify-content:space-between;margin-top:9mm} .two>div:last-child{width:72mm;font-size:10.5pt} .f{width:84mm} .f td{padding:.8px 0} .f td:first-child{width:34mm} h1{font-size:14pt;font-weight:400;margin:9mm 0 3mm;color:#1f4e5f} .l th{font-weight:700;font-size:8.5pt;text-align:left;border-bottom:.8pt solid #b08d57;padding:3px 0} .l td{padding:3px 0} .l .u td{border-top:.8pt solid #b08d57;font-weight:700} .l .w td{padding:1px 0} .m{width:104mm;margin-top:6mm;font-size:8.5pt} .m th{font-weight:400;text-align:left;border-bottom:.5pt solid #888} .m td{padding:1px 0} .m tr:last-child td{border-top:.5pt solid #888} .z{margin-top:6mm;font-size:9pt} .ft{margin-top:8mm;text-align:center;font-size:8pt;color:#1f4e5f}',
    draw: (p) => {
      asSwiss(p, ['00', 700, 799])
      const { doc: d, random } = p
      const letters: Record<string, string> = { 8.1: 'A', 3.8: 'B', 0: 'C' }
      const days = daysOf(p, dayAfter(d.deliveryDate, -2), d.deliveryDate)
      const vatId = d.seller.vatId.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3 MWST')
      const event = random.pick(['Kadertagung', 'Strategie-Retraite', 'Workshop', 'Jahresessen'])
      const line = (name: string, cents: number, kind = 'w') =>
        `<tr class=${kind}><td colspan=4>${name}</td><td class=r>${p.plain(cents)}</td><td></td></tr>`
      const rounding = d.rounding ? line('Rundungsdifferenz', d.rounding) : ''
      const paid = d.prepaid ? line(`Anzahlung vom ${p.date(d.orderDate)}`, -d.prepaid) : ''
      const taxes = p.taxes((t) =>
        row([
          letters[t.rate],
          `>${p.number(t.rate, 1)}%`,
          `>${p.plain(t.base)}`,
          `>${p.plain(t.amount)}`,
          `>${p.plain(t.base + t.amount)}`,
        ])
      )
      return `<div class=hd><b>${d.seller.name}</b><i>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}</i><div class=hr></div></div>
<div class=two><table class=f>${row(['Rechnungs-Nr.', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Anlass', event])}${row(['Anreise', p.date(dayAfter(d.deliveryDate, -2))])}${row(['Abreise', p.date(d.deliveryDate)])}${row(['Reservation', d.orderNumber])}${row(['Fällig am', p.date(d.dueDate)])}</table><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<h1>Rechnung</h1>
<table class=l>${heading(['Datum', 'Leistung', '>Anzahl', '>Preis CHF', '>Betrag CHF', '>MWST'])}<tbody>${p.lines((l, at) => row([days[at], l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${letters[l.rate]}`])).join('')}${line('Total CHF inkl. MWST', d.total, 'u')}${paid}${rounding}${line('Zu bezahlen CHF', d.amountDue, 'u')}</tbody></table>
<table class=m>${heading(['MWST', '>Satz', '>Netto', '>MWST', '>Brutto'])}${taxes.join('')}${row(['Total', '', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table>
<div class=z>Wir danken für Ihren Besuch und freuen uns auf Ihre nächste Veranstaltung. Bitte überweisen Sie den Betrag innert der Frist auf unser Konto bei der Kantonalbank: IBAN ${grouped(d.seller.iban)}, lautend auf ${d.seller.name}.</div>
<div class=ft>${d.seller.telephone} &nbsp;·&nbsp; ${d.seller.mail} &nbsp;·&nbsp; ${d.seller.site} &nbsp;·&nbsp; ${vatId}</div>`
    },
  },
]
