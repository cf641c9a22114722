import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Country, Pools } from '../people.ts'
import { phoneOf } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import {
  address,
  comma,
  dotted,
  euroAfter,
  frenchDay,
  grouped,
  heading,
  point,
  britishVat,
  row,
  rowOf,
  sirenOf,
  slashed,
  townFirst,
} from '../print.ts'
import type { Random } from '../random.ts'

const german = {
  first: listOf('Friederike|Thorsten|Magdalena|Kai-Uwe|Annegret|Simon|Elif|Reinhold'),
  last: listOf(
    'Aumüller|Bechstedt|Dierkes|Ehrlinspiel|Fuhrländer|Gschwend|Hollerbach|Kraiß|Nübling|Öttinger|Rommelfanger|Wachtmeister'
  ),
  streets: listOf(
    'Steingasse 11|Heilbronner Str. 204|Im Brühl 6|Obere Torstraße 2/1|An der Jagst 33|Gottlieb-Daimler-Ring 19'
  ),
  towns: townsOf(
    'Crailsheim=74564|Ellwangen=73479|Schwäbisch Hall=74523|Ansbach=91522|Hildesheim=31134|Gera=07545'
  ),
}
const british = {
  first: listOf('Rosalind|Gareth|Philippa|Desmond|Aisha|Malcolm|Bryony|Rhys'),
  last: listOf(
    'Appleyard|BECKWITH|Calverley|Denholm|Farnley|Grimston|HEBDEN ROYD|Ilkley|Lofthouse|Otley Bridge|Ripley|Thackray'
  ),
  streets: listOf(
    'Unit 3B, Ghyll Royd Trading Estate|41 Boroughgate|The Old Maltings, Bondgate|7-9 Cross Green|Wharfedale House, Pool Road'
  ),
  towns: townsOf(
    'Otley=LS21 1AD|Wetherby=LS22 7FD|Tadcaster=LS24 9JN|Skipton=BD23 1PB|Stafford=ST16 2HU|Kendal=LA9 4DP'
  ),
}
const french = {
  first: listOf('Maëlle|Gwenaël|Ludivine|Erwan|Corinne|Jean-Noël|Anaïs|Raphaël'),
  last: listOf(
    'Bourdin|LE GOUIC|Daniélou|Fresnel|Gourmelon|Kermarrec|Le Bihan|Montfort|Quéré|Rigault|Tessier|Vasseur'
  ),
  streets: listOf(
    '4 route du Port|ZA de Kerboulic, lot 12|118 rue de la République|2 ter impasse des Lavandières|Lieu-dit La Grange Neuve'
  ),
  towns: townsOf(
    'AURAY=56400|SAINT-ÉTIENNE=42000|CHÂTEAUBRIANT=44110|VANNES=56000|BOURG-EN-BRESSE=01000|AURILLAC=15000'
  ),
}
const italian = {
  first: listOf('Ornella|Gianluca|Federica|Ivano|Mirella|Stefano|Lucrezia'),
  last: listOf(
    'Andreatta|BERGAMINI|Cavazza|Dall’Olio|Ferrarese|Guidetti|Malagoli|Pizzigoni|Rovatti|Tagliavini|Zanardi'
  ),
  streets: listOf(
    'Via Emilia Ovest, 1102|Viale Trento Trieste 38|Str. Provinciale Nord n. 7|Via dell’Artigianato, 22/C|Piazza Matteotti 4'
  ),
  towns: townsOf('Modena=41123|Carpi=41012|Mantova=46100|Lodi=26900|Faenza=48018|Biella=13900'),
}

const colours = listOf(
  'Titanium White|Mars Black|Burnt Umber|Raw Sienna|Yellow Ochre|Cadmium Yellow Hue|Cadmium Red Hue|Alizarin Crimson|Ultramarine|Phthalo Blue|Cerulean Hue|Viridian Hue|Sap Green|Paynes Grey'
)
const artItems = itemsOf(
  [
    ...colours.map((colour) => `Acrylic 75ml ${colour}|EA|3|5`),
    ...colours.map((colour) => `Oil Colour 37ml ${colour}|EA|5|9`),
    ...colours.map((colour) => `Watercolour Half Pan ${colour}|EA|4|6`),
    'Acrylic 500ml Mars Black|EA|9|13; Watercolour Pocket Set 12 Half Pans|SET|18|27; Gouache 14ml Permanent White|EA|4|6; Stretched Canvas 12x16in Std Edge|EA|4|7; Stretched Canvas 30x40in Deep Edge|EA|16|25; Canvas Board A3|PK5|7|11; Watercolour Pad A4 300gsm NOT|EA|7|11; Cartridge Pad A3 Gummed 130gsm|EA|4|6; Sketchbook A5 Casebound Black|EA|5|8; Newsprint A1 Ream|RM|22|31; Hog Brush Filbert Size 8|EA|3|5; Kolinsky Sable Round Size 6|EA|14|22; Nylon Brush Wallet 6pc|SET|8|13; Charcoal Willow Medium Box 25|BX|4|7; Soft Pastels Half Stick Set 48|SET|28|41; Graphite Pencil 2B|DOZ|7|10; Putty Eraser|BX20|9|14; Linseed Oil Refined 250ml|EA|6|9; Low Odour Solvent 500ml|EA|7|11; Damar Varnish Gloss 75ml|EA|5|7; Gesso Primer White 1L|EA|12|18; PVA Medium 5L|EA|13|19; Lino Block 300x300mm|PK10|19|27; Block Ink 250ml Black|EA|11|16; Table Easel Beech|EA|21|34; Mount Board A1 Ivory 1400mic|SHT|4|6; Foamboard A2 5mm White|BX20|27|39; Book: Drawing Landscape|EA|7|13|1; Book: Pastel Step by Step|EA|8|14|1; Book: Colour Mixing Recipes|EA|6|11|1',
  ].join(';')
)

/** Sellers of a trade, and buyers of others under a country that lends its place. */
function between(
  country: Country,
  own: Partial<Pools['DE']>,
  lent: Country,
  buyers: Partial<Pools['DE']>
): Pools {
  const names = own.last ?? pools[country].last
  return {
    ...pools,
    [country]: { ...pools[country], ...own, last: names.slice(0, 6) },
    [lent]: { ...pools[country], ...own, last: names.slice(6), ...buyers },
  }
}

const bicOf = (random: Random, country: string) =>
  `${Array.from({ length: 4 }, () => random.pick([...'BCDGKLMPRST'])).join('')}${country}${random.pick(['PP', '2S', 'HH', 'MM'])}`

/** The same number for the same goods. */
const goodsCode = (name: string) =>
  `${1000 + [...name].reduce((code, letter) => (code * 29 + letter.charCodeAt(0)) % 8999, 5)}`

const inParts = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size)
  )

/** German, British, French and Italian invoices of an ordinary month. */
export const wharfeJagst: Family[] = [
  {
    name: 'de-moebelspedition-privatumzug',
    plan: {
      country: 'DE',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [19],
      lines: [6, 11],
      isInOrder: true,
      isOnce: true,
      most: 6,
      prepaid: 0.75,
      isBuyerPerson: true,
      days: [7, 8, 10],
      pools: between(
        'DE',
        {
          ...german,
          trade: listOf('Möbelspedition|Umzüge|Umzugslogistik|Möbeltransporte'),
          forms: listOf('GmbH|e.K.|GmbH & Co. KG|OHG'),
        },
        'AT',
        { trade: listOf('Praxisbedarf|Hausverwaltung|Optik'), forms: listOf('GmbH|PartG mbB|KG') }
      ),
      items: itemsOf(
        'Möbelwagen 7,5 t mit Fahrer, An- und Abfahrt, Beladung und Fernstrecke|Std.|62|84; Umzugshelfer / Möbelpacker (je Mann und Stunde)|Std.|34|46; Möbelaußenlift bis 6. OG einschl. Bedienung|Std.|68|95; Halteverbotszone einrichten, inkl. Anordnung der Verkehrsbehörde|Stk.|75|120; Umzugskarton, doppelwellig, Kauf|Bund|18|29; Kleiderbox leihweise|Stk.|6|9; Schränke ab- und aufbauen, Schreinerstunde|Std.|46|58; Küche demontieren und montieren (ohne Wasser- und Elektroanschluss)|Std.|52|66; Schwerguttransport Klavier, je Etage|Etage|45|70; Lampen, Spiegel und Bilder verpacken|Std.|34|42; Sperrgut abfahren und entsorgen|m³|38|55; Zwischenlagerung im Möbelcontainer 8 m³|Woche|19|28'
      ),
      numbers: (random, year) => `${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...euroAfter, date: dotted },
    css: 'body{font:9.5pt "Open Sans";color:#1a1a1a;margin:0} .lh{display:flex;align-items:center;gap:5mm;border-bottom:2.5pt solid #c8102e;padding-bottom:4mm} .lh b{font:bold 20pt "Nimbus Sans";color:#c8102e;display:block;line-height:1.1} .lh small{font-size:8pt;letter-spacing:1.2px} .w{display:flex;justify-content:space-between;margin-top:11mm} .to{width:85mm;line-height:1.4} .to u{font-size:6.5pt;display:block;margin-bottom:3mm} .inf{width:68mm;background:#f4f1ee} .inf td{padding:2px 7px;font-size:8.6pt} h1{font-size:13pt;margin:11mm 0 3mm} p{margin:2mm 0;line-height:1.4} .l{margin-top:4mm} .l th{background:#c8102e;color:#fff;font-size:8.3pt;text-align:left;padding:3px 5px} .l td{padding:3.5px 5px;border-bottom:.4pt solid #c9c0b8;vertical-align:top} .s{width:92mm;margin:3mm 0 4mm auto;break-inside:avoid} .s td{padding:2.5px 5px} .s .k td{font-weight:700;border-top:1pt solid #c8102e} .ft{display:flex;justify-content:space-between;gap:4mm;font-size:6.4pt;line-height:1.4;border-top:.6pt solid #c8102e;padding-top:2mm;position:fixed;bottom:0;left:0;right:0} .sm{font-size:8pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const phone = phoneOf(random, `0${random.digits(4)} / `)
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const rest = d.prepaid
        ? `${row([`abzgl. Ihrer Anzahlung vom ${p.date(d.orderDate)}`, `>- ${p.money(d.prepaid)}`])}${rowOf('k', ['noch zu zahlen', `>${p.money(d.amountDue)}`])}`
        : ''
      return `<div class=lh><svg width="22mm" viewBox="0 0 44 26"><path fill="#c8102e" d="M1 4h26v16h-26zm28 4h8l5 6v6h-13z"/><circle cx="10" cy="21" r="4"/><circle cx="34" cy="21" r="4"/></svg><div><b>${d.seller.name}</b><small>Nah- und Fernumzüge · Möbellift · Lagerung · Seniorenumzüge</small></div></div>
<div class=w><div class=to><u>${d.seller.name} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}</u>${d.buyer.name}<br>${address(d.buyer)}</div><table class=inf style="align-self:flex-start">${row(['Rechnungsnummer', `>${d.number}`])}${row(['Rechnungsdatum', `>${p.date(d.issueDate)}`])}${row(['Kundennummer', `>${d.customerNumber}`])}${row(['Umzugstag', `>${p.date(d.deliveryDate)}`])}${row(['Disposition', `>${random.pick(['Fr. Yildiz', 'Hr. Baur', 'Fr. Stegmaier'])}`])}${row(['Telefon', `>${phone}`])}</table></div>
<h1>Rechnung</h1><p>Sehr geehrte Damen und Herren,</p><p>für die Durchführung Ihres Umzuges von ${random.pick(['Bad Mergentheim', 'Aalen', 'Künzelsau'])} nach ${d.buyer.town} berechnen wir Ihnen gemäß unserem Angebot und Arbeitsnachweis:</p>
<table class=l>${heading(['Pos.', 'Leistung', '>Menge', 'Einheit', '>Einzel €', '>Gesamt €'])}${rows.join('')}</table>
<table class=s>${row(['Zwischensumme netto', `>${p.money(d.subtotal)}`])}${row([`zzgl. ${p.number(d.taxes[0].rate)} % Umsatzsteuer`, `>${p.money(d.tax)}`])}${rowOf('k', ['Rechnungsbetrag', `>${p.money(d.total)}`])}${rest}</table>
<p>${d.prepaid ? 'Bitte überweisen Sie den Restbetrag' : 'Bitte überweisen Sie den Rechnungsbetrag'} bis zum <b>${p.date(d.dueDate)}</b> ohne Abzug auf das unten genannte Konto.</p><p class=sm>Die Haftung richtet sich nach §§ 451 ff. HGB und beträgt höchstens 620 € je Kubikmeter Laderaum. Äußerlich nicht erkennbare Schäden sind uns innerhalb von 14 Tagen anzuzeigen. Private Auftraggeber bewahren diese Rechnung bitte zwei Jahre auf (§ 14b Abs. 1 UStG).</p>
<div class=ft><div>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}</div><div>Tel. ${phone}<br>${d.seller.mail}<br>${d.seller.site}</div><div style="white-space:nowrap">IBAN ${grouped(d.seller.iban)}<br>BIC ${bicOf(random, 'DE')}<br>Gerichtsstand ${d.seller.town}</div><div>St.-Nr. ${d.seller.taxNumber}<br>USt-IdNr. ${d.seller.vatId}<br>GüKG-Erlaubnis D-${random.digits(5)}</div></div>`
    },
  },
  {
    name: 'de-konferenzdolmetscherin-einsatz',
    plan: {
      country: 'DE',
      buyerCountry: 'AT',
      currency: 'EUR',
      rates: [19],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 3,
      isSellerPerson: true,
      pools: between(
        'DE',
        { ...german, first: listOf('Friederike|Magdalena|Annegret|Elif|Marie-Luise|Sabeth') },
        'AT',
        {
          trade: listOf('Pumpentechnik|Kongressbüro|Messtechnik|Verlag|Akademie'),
          forms: listOf('GmbH|AG|SE|gGmbH|GmbH & Co. KGaA'),
        }
      ),
      items: itemsOf(
        'Simultandolmetschen Deutsch/Französisch in der Kabine, Tagessatz bis 7 Std.|Tag(e)|720|940; Konsekutivdolmetschen Deutsch/Französisch, Werksführung und Abendessen|Std.|95|130; Einarbeitung in Vorträge und Fachglossar|Std.|65|85; Reise- und Wartezeit|Std.|40|55; Bahnfahrt 2. Klasse, Hin- und Rückfahrt|Fahrt(en)|48|136; Hotelübernachtung mit Frühstück, laut Beleg|Nacht/Nächte|78|129; Nutzungsrecht an der Tonaufzeichnung der Verdolmetschung|Tag(e)|120|180'
      ),
      numbers: (random, year) => `${random.int(4, 88)}-${year}`,
    },
    style: {
      ...comma,
      money: (plain) => `EUR ${plain}`,
      date: (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
    },
    css: 'body{font:11pt "EB Garamond";font-variant-numeric:lining-nums;color:#222;margin:0} .h{text-align:center;line-height:1.35;margin-bottom:16mm} .h b{font-weight:400;font-size:22pt;letter-spacing:2px;font-variant:small-caps} .h i{color:#6d2f4b} .ad{display:flex;justify-content:space-between;align-items:flex-end;line-height:1.35} h1{font-weight:400;font-size:15pt;margin:14mm 0 4mm} p{line-height:1.4;margin:0 0 4mm} .l td{padding:4px 0;vertical-align:top;line-height:1.3} .l td:first-child{width:92mm} .l .z td{border-top:.6pt solid #222} .l .t td{border-top:.6pt solid #222;border-bottom:2.2pt double #222;font-weight:600} .e{margin-top:14mm;font-size:9.5pt;color:#444;border-top:.4pt solid #999;padding-top:3mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const name = d.seller.name
      return `<div class=h><b>${name}</b><br><i>Diplom-Dolmetscherin · Konferenzdolmetschen Deutsch – Französisch – Englisch</i><br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Telefon 0${random.digits(3)} ${random.digits(6)} · ${d.seller.mail}</div>
<div class=ad><div>${d.buyer.name}<br>${address(d.buyer)}</div><div>${d.seller.town}, ${p.date(d.issueDate)}</div></div>
<h1>Rechnung ${d.number}</h1>
<p>Für meinen Einsatz bei Ihrer Veranstaltung „${random.pick(['Deutsch-Französisches Forum', 'Europäischer Betriebsrat', 'Händlertagung Frankreich'])}“ am ${p.date(d.deliveryDate)} berechne ich Ihnen wie vereinbart:</p>
<table class=l>${heading(['', '>', '>Satz', '>EUR'])}${rows.join('')}${rowOf('z', ['Summe netto', '', '', `>${p.plain(d.subtotal)}`])}${row([`Umsatzsteuer ${p.number(d.taxes[0].rate)} %`, '', '', `>${p.plain(d.tax)}`])}${rowOf('t', ['Rechnungsbetrag', '', '', `>${p.money(d.total)}`])}</table>
<p style="margin-top:9mm">Der Betrag ist sofort nach Erhalt ohne Abzug fällig. Ich bitte um Überweisung auf mein Konto<br>IBAN ${grouped(d.seller.iban)}, BIC ${bicOf(random, 'DE')}.</p><p>Herzlichen Dank für die angenehme Zusammenarbeit.</p><p>Mit freundlichen Grüßen</p><svg width="46mm" viewBox="0 0 120 30" fill="none" stroke="#1b2f66" stroke-width="1.3"><path d="M4 22c9-24 15-24 13-6s10-2 14-6-2 12 6 8 8-10 11-4 9 5 16-2 6 8 14 4 20-8 36-5"/></svg>
<div class=e>Steuernummer ${d.seller.taxNumber} · Umsatzsteuer-Identifikationsnummer ${d.seller.vatId}<br>Öffentlich bestellte und beeidigte Urkundenübersetzerin der französischen Sprache für Baden-Württemberg</div>`
    },
  },
  {
    name: 'en-gb-art-materials-trade-pages',
    plan: {
      country: 'GB',
      buyerCountry: 'US',
      currency: 'GBP',
      rates: [20, 0],
      lines: [46, 84],
      isOnce: true,
      most: 24,
      lineDiscount: 0.5,
      charge: 0.5,
      days: [30],
      pools: between(
        'GB',
        {
          ...british,
          trade: listOf('Fine Art Materials|Artists’ Colours|Graphic Supplies|Art Wholesale'),
          forms: listOf('Ltd|Limited|(Northern) Ltd|& Sons Ltd'),
        },
        'US',
        {
          trade: listOf('Gallery|Craft Corner|Framing|College of Art|Stationers'),
          forms: listOf('Ltd|& Daughter|Partnership|Community Trust'),
        }
      ),
      items: artItems,
      numbers: (random) => `${random.int(48210, 99870)}`,
    },
    style: { ...point, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg{height:266mm;position:relative;break-after:page} .pg:last-child{break-after:auto} .top{display:flex;justify-content:space-between} .top b{font:bold 16pt "Liberation Serif"} .top .r0{text-align:right;line-height:1.35;font-size:8pt} h1{font:bold 17pt "Liberation Sans";text-align:right;margin:3mm 0 2mm} .ad{display:flex;gap:4mm} .ad>div{border:.6pt solid #000;border-radius:2mm;padding:2mm 3mm;flex:1;line-height:1.35;min-height:27mm} .ad small{display:block;color:#444;font-size:7pt} .no{margin:3mm 0} .no th{font-size:7.3pt;border:.6pt solid #000;background:#e9e9e9;padding:2px 4px;text-align:left} .no td{border:.6pt solid #000;padding:3px 4px} .li{height:131mm;border:.6pt solid #000} .li th{font-size:7.3pt;background:#e9e9e9;text-align:left;padding:2px 4px;border-bottom:.6pt solid #000} .li td{padding:1.1px 4px;white-space:nowrap} .bt{display:flex;justify-content:space-between;margin-top:3mm} .bt>div{width:98mm;font-size:7.5pt;line-height:1.4} .sm{width:70mm} .sm td{border:.6pt solid #000;padding:3px 5px} .sm td:first-child{background:#e9e9e9} .sm tr:last-child td{font-weight:bold;font-size:10pt} .f{position:absolute;bottom:0;left:0;right:0;font-size:7pt;text-align:center;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${l.description
            .replace(/[^A-Z]/g, '')
            .slice(0, 3)
            .padEnd(3, 'X')}${random.digits(4)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.discount, 2)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate, 2)}`,
        ])
      )
      const parts = inParts(rows, 33)
      const registered = `0${random.digits(7)}`
      const phone = phoneOf(random, '01943 ', '').replace(/(?<= ...)/, ' ')
      const own = d.seller
      const facts = [
        d.number,
        p.date(d.issueDate),
        d.customerNumber,
        d.orderNumber,
        `${random.int(60120, 99120)}`,
        p.date(d.dueDate),
      ]
      const sums = (values: string[]) =>
        `<table class=sm style="align-self:flex-start">${['Goods Total', 'Carriage', 'Total Net', 'Total VAT', 'Invoice Total GBP'].map((label, at) => row([label, `>${values[at] ?? ''}`])).join('')}</table>`
      const last = sums([
        p.plain(d.lineTotal),
        p.plain(d.charge),
        p.plain(d.subtotal),
        p.plain(d.tax),
        `£${p.plain(d.total)}`,
      ])
      const head = `<div class=top><div><b>${own.name}</b><br>Trade suppliers of artists’ materials</div><div class=r0>${own.street}<br>${townFirst(own)}<br>Tel ${phone}<br>${own.mail}<br>VAT Reg No ${britishVat(own.vatId)}</div></div>`
      const adr = `<div class=ad><div><small>Invoice to</small>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><small>Deliver to</small>As invoice address<br><br><small>Carrier</small>${random.pick(['Own van – Thursday route', 'Overnight parcel', 'Pallet, tail lift'])}</div></div>`
      return parts
        .map((part, at) => {
          const isLast = at === parts.length - 1
          return `<div class=pg>${head}<h1>INVOICE</h1>${adr}<table class=no>${heading(['Invoice No', 'Invoice Date / Tax Point', 'Account Ref', 'Your Order No', 'Our Order No', 'Payment Due'])}${row(facts)}</table><div class=li><table>${heading(['Stock Code', 'Description', '>Qty', 'Unit', '>Unit Price', '>Disc %', '>Net Amount', '>VAT %'])}${part.join('')}</table></div><div class=bt><div>${isLast ? `Terms strictly 30 days net. Goods remain the property of ${own.name} until paid for in full. Shortages and damages must be notified within 3 working days of delivery. Books are zero-rated for VAT.<br><br><b>BACS</b> &nbsp; IBAN ${grouped(own.iban)}<br>Please quote your account reference with payment.` : 'Continued on next page'}</div>${isLast ? last : sums(['Continued', '', '', '', ''])}</div><div class=f>Registered in England and Wales No. ${registered} &nbsp;·&nbsp; Page ${at + 1} of ${parts.length}</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'en-gb-skip-hire-credit-note',
    plan: {
      country: 'GB',
      buyerCountry: 'US',
      currency: 'GBP',
      kind: 'creditNote',
      rates: [20],
      lines: [1, 4],
      isOnce: true,
      most: 3,
      pools: between(
        'GB',
        {
          ...british,
          trade: listOf('Skip Hire|Waste & Recycling|Skips|Grab Hire'),
          forms: listOf('Ltd|(Yorkshire) Ltd|Bros. Ltd|Limited'),
        },
        'US',
        {
          trade: listOf('Builders|Property Maintenance|Roofing|Developments|Shopfitting'),
          forms: listOf('Ltd|LLP|& Son|Contractors Ltd'),
        }
      ),
      items: itemsOf(
        '8yd builders skip, exchange charged twice|no.|220|285; 6yd skip, wasted journey removed – access was clear|no.|85|120; Extended hire charged after off-hire request|weeks|15|25; Weighbridge correction, mixed construction waste (EWC 17 09 04)|tonnes|110|165; Highway permit charged, skip sited on private drive|no.|48|75; Plasterboard surcharge removed, segregated load|no.|60|95; Mattress charge removed, none in load|no.|18|30; Roll-on roll-off 40yd, rate agreed in quotation|no.|35|80'
      ),
      numbers: (random) => `SC${random.int(1012, 7980)}`,
    },
    style: {
      ...point,
      money: (plain) => `£${plain}`,
      date: (y, m, d) => `${d}/${m}/${y.slice(2)}`,
    },
    css: 'body{font:10pt "Roboto Condensed";color:#111;margin:0} .bar{background:#ffd200;margin:0 0 6mm;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .bar b{font:bold 21pt "Roboto Condensed";max-width:100mm;line-height:1.05} .bar div{text-align:right;line-height:1.35} .hd{display:flex;justify-content:space-between;margin-bottom:8mm} .to{line-height:1.4;width:90mm;padding-top:4mm} h1{font-size:22pt;margin:0 0 2mm;text-align:right;letter-spacing:.5px} .kv td{padding:2px 0;border-bottom:.4pt dotted #777} .kv{width:70mm} .why{background:#f2f2f2;padding:3mm 4mm;margin-bottom:6mm;line-height:1.4} .l th{text-align:left;border-top:1.5pt solid #111;border-bottom:.7pt solid #111;padding:4px 3px;font-size:9pt} .l td{padding:5px 3px;border-bottom:.4pt solid #bbb;vertical-align:top} .s{width:66mm;margin:4mm 0 8mm auto} .s td{padding:3px} .s .t td{background:#111;color:#ffd200;font-weight:bold;font-size:12pt;padding:5px} .n{line-height:1.45} .ft{position:fixed;bottom:0;left:0;right:0;font-size:8pt;text-align:center;border-top:3pt solid #ffd200;padding-top:2mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const invoice = `SI${random.int(20150, 48800)}`
      const rows = p.lines((l) =>
        row([
          `T${random.int(60210, 99720)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const own = d.seller
      return `<div class=bar><b>${own.name}</b><div>${own.street}, ${townFirst(own)}<br>Yard &amp; bookings 01937 ${random.digits(6)}<br>${own.mail}</div></div>
<div class=hd><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.town}<br>${d.buyer.postCode}</div><div><h1>CREDIT NOTE</h1><table class=kv>${row(['Credit note no.', `><b>${d.number}</b>`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Your account', `>${d.customerNumber}`])}${row(['Against invoice', `>${invoice} of ${p.date(d.orderDate)}`])}${row(['VAT registration', `>${britishVat(own.vatId)}`])}</table></div></div>
<div class=why><b>Reason for credit:</b> ${random.pick(['Query raised by your site office', 'Agreed by telephone with our transport office', 'Invoiced in error'])}. Site: ${random.pick(['Plot 7, Mill Fold', 'Rear of 22 Crossgates', 'Former chapel, Bank Top'])}, ${d.buyer.town}</div>
<table class=l>${heading(['Ticket', 'Details', '>Qty', '', '>Rate', '>VAT', '>Net'])}${rows.join('')}</table>
<table class=s>${row(['Net', `>${p.money(d.subtotal)}`])}${row([`VAT @ ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${rowOf('t', ['Total credit', `>${p.money(d.total)}`])}</table>
<div class=n>This credit has been posted to your account and will show on your next statement. Please deduct it when paying invoice ${invoice}. It is not a request for payment.<br>If you are registered for VAT, please adjust the input tax that you reclaimed accordingly.</div>
<div class=ft>${own.name} &nbsp;·&nbsp; Company No. 0${random.digits(7)} &nbsp;·&nbsp; Upper tier waste carrier CBDU${random.digits(6)} &nbsp;·&nbsp; Environmental permit EPR/${random.pick(['AB', 'HP', 'KB'])}${random.digits(4)}XY<br>All hire is subject to our conditions of trading, copies on request</div>`
    },
  },
  {
    name: 'fr-granules-bois-livraison-talon',
    plan: {
      country: 'FR',
      buyerCountry: 'NL',
      currency: 'EUR',
      rates: [10, 20],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 4,
      isBuyerPerson: true,
      prepaid: 0.5,
      days: [15, 20, 30],
      pools: between(
        'FR',
        {
          ...french,
          trade: listOf('Combustibles|Bois Énergie|Granulés|Chauffage Bois'),
          forms: listOf('SARL|SAS|& Fils SARL|SA'),
        },
        'NL',
        { trade: listOf('Gîtes|Camping|Boulangerie'), forms: listOf('SARL|EARL|SCI') }
      ),
      items: itemsOf(
        'Granulés de bois 100 % résineux, palette de 65 sacs de 15 kg|PAL|309|389; Granulés de bois vrac, livraison camion souffleur|T|318|402; Bûches densifiées nuit, lot de 12|LOT|9|14; Bois de chauffage chêne-hêtre sec, 50 cm|STERE|78|104; Bois d’allumage, filet 7 dm³|FILET|5|8; Dépotage supplémentaire au-delà de 20 m de flexible|U|25|40; Allume-feux naturels, boîte de 32|BTE|3|6|1; Housse de protection palette|U|14|22|1; Aspirateur à cendres 18 L|U|49|79|1; Nettoyant vitre insert 500 ml|U|6|9|1'
      ),
      numbers: (random) => `FC${random.digits(6)}`,
    },
    style: { decimal: ',', thousands: ' ', money: (plain) => `${plain} €`, date: slashed },
    css: 'body{font:9pt "Roboto";color:#222;margin:0} .hd{display:flex;justify-content:space-between} .ow{width:88mm;line-height:1.4;font-size:8.3pt} .ow b{display:block;font:bold 17pt "Roboto";color:#3a7d2c;line-height:1.1;margin-bottom:1mm} .ti{font-size:15pt;font-weight:700;text-align:right} .kv{width:72mm} .kv td{padding:1.5px 0;font-size:8.5pt} .cl{margin:9mm 0 8mm 95mm;line-height:1.45;min-height:24mm;font-size:10pt} .l{border:.7pt solid #3a7d2c} .l th{background:#dcecd6;text-align:left;font-size:8pt;padding:4px 5px;border:.7pt solid #3a7d2c} .l td{padding:5px;border-left:.7pt solid #3a7d2c;border-right:.7pt solid #3a7d2c} .bt{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .tv{width:84mm} .tv th,.tv td{border:.5pt solid #999;padding:2.5px 5px;font-size:8pt} .tv th{background:#eee;font-weight:500} .su{width:74mm} .su td{padding:3px 5px;border-bottom:.4pt solid #bbb} .su .g td{background:#3a7d2c;color:#fff;font-weight:700;font-size:11pt} .lg{font-size:7.2pt;line-height:1.4;margin-top:5mm;color:#444} .ta{position:fixed;bottom:0;left:0;right:0;border-top:.8pt dashed #444;padding-top:3mm} .ta h4{margin:0 0 2mm;font-size:8.5pt} .ta td{border:.5pt solid #777;padding:3px 6px;font-size:8.3pt} .ta small{display:block;font-size:6.8pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const own = d.seller
      const codeOf = (rate: number) => (rate === 10 ? '2' : '1')
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          codeOf(l.rate),
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          codeOf(t.rate),
          `>${p.plain(baseOf(p, t))}`,
          `>${p.number(t.rate, 2)} %`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      const paid = d.prepaid
        ? row([`Acompte versé le ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])
        : ''
      const due = p.money(d.amountDue)
      const cell = (label: string, value: string) => `<td><small>${label}</small>${value}</td>`
      return `<div class=hd><div class=ow><b>${own.name}</b>Granulés – Bois de chauffage – Livraison à domicile<br>${own.street}<br>${own.postCode} ${own.town}<br>Tél. ${phoneOf(random, `0${random.int(2, 5)} ${random.digits(2)}`)} – ${own.mail}<br>SIRET ${sirenOf(own).trim()} 000${random.int(11, 48)} – APE 4778B – TVA ${own.vatId}</div><div><div class=ti>FACTURE</div><table class=kv>${row(['Numéro', `><b>${d.number}</b>`])}${row(['Date', `>${p.date(d.issueDate)}`])}${row(['Code client', `>${d.customerNumber}`])}${row(['Bon de livraison', `>BL${random.digits(6)}`])}${row(['Livré le', `>${p.date(d.deliveryDate)}`])}${row(['Page', '>1/1'])}</table></div></div>
<div class=cl>${d.buyer.name}<br>${d.buyer.street}<br><br>${d.buyer.postCode} ${d.buyer.town}</div>
<table class=l>${heading(['Désignation', '>Quantité', 'Unité', '>P.U. HT', '>Montant HT', 'TVA'])}${rows.join('')}${row([`<i>Livraison : camion ${random.int(1, 4)}, tournée ${random.digits(3)}</i>`, '', '', '', '', ''])}</table>
<div class=bt><table class=tv>${heading(['Code TVA', '>Base HT', '>Taux', '>Montant TVA'])}${taxes.join('')}</table><table class=su>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row(['Total TVA', `>${p.money(d.tax)}`])}${row(['<b>Total TTC</b>', `><b>${p.money(d.total)}</b>`])}${paid}${rowOf('g', ['NET À PAYER', `>${due}`])}</table></div>
<div style="margin-top:4mm">Mode de règlement : chèque ou virement – Échéance : <b>${p.date(d.dueDate)}</b><br>IBAN : ${grouped(own.iban)} &nbsp; BIC : ${bicOf(random, 'FR')}</div>
<div class=lg>Aucun escompte pour paiement anticipé. Tout retard de paiement entraîne de plein droit des pénalités égales à trois fois le taux d’intérêt légal et, pour les professionnels, une indemnité forfaitaire de recouvrement de 40 € (art. L441-10 du code de commerce). La marchandise reste la propriété du vendeur jusqu’au complet paiement du prix. Stocker les granulés à l’abri de l’humidité ; aucune réclamation ne sera admise passé 8 jours. En cas de litige, le consommateur peut saisir gratuitement le médiateur de la consommation. Les produits de code TVA 2 relèvent du taux réduit de l’article 278 bis du CGI.</div>
<div class=ta><h4>TALON À JOINDRE À VOTRE RÈGLEMENT – chèque à l’ordre de ${own.name}</h4><table><tr>${cell('Client', `${d.customerNumber} – ${d.buyer.name}`)}${cell('Facture', d.number)}${cell('Échéance', p.date(d.dueDate))}${cell('Montant', `<b>${due}</b>`)}</tr></table></div>`
    },
  },
  {
    name: 'fr-ostreicultrice-bourriches',
    plan: {
      country: 'FR',
      buyerCountry: 'NL',
      currency: 'EUR',
      rates: [5.5, 20],
      lines: [3, 9],
      most: 12,
      isSellerPerson: true,
      days: [10, 15, 20],
      pools: between(
        'FR',
        {
          ...french,
          first: listOf('Maëlle|Ludivine|Gwenaëlle|Anaïs|Corinne|Katell'),
          towns: townsOf('LOCMARIAQUER=56740|CARANTEC=29660|CANCALE=35260|MARENNES=17320'),
        },
        'NL',
        {
          towns: french.towns,
          trade: listOf('Brasserie|Poissonnerie|Traiteur|Hôtel Restaurant|Bar à Vin'),
          forms: listOf('SARL|SAS|SNC|EURL'),
        }
      ),
      items: itemsOf(
        'Huîtres creuses spéciales n° 2|dz|7|9; Huîtres creuses spéciales n° 3|dz|6|8; Huîtres creuses n° 4, bourriche 100 pièces|bourr.|34|45; Huîtres plates n° 00|dz|14|19; Moules de bouchot|kg|3|5; Palourdes moyennes|kg|15|21; Bigorneaux cuits|kg|14|18; Bulots cuits|kg|9|13; Plateau dégustation à emporter|u|17|24; Caisse isotherme polystyrène|u|3|5|1; Lames à huîtres, manche bois|u|6|9|1'
      ),
      numbers: (random, year) => `${year}-${random.int(11, 480)}`,
    },
    style: { decimal: ',', thousands: ' ', money: (plain) => `${plain} €`, date: frenchDay },
    css: 'body{font:11pt "Carlito";margin:0} .a{display:flex;justify-content:space-between} .a>div{line-height:1.3} .nm{font-size:19pt;font-weight:bold;color:#1c5d7f} h1{font:bold 15pt "Carlito";margin:10mm 0 5mm;background:#1c5d7f;color:#fff;padding:1.5mm 3mm} .to{margin:9mm 0 0 100mm;line-height:1.35;font-size:11.5pt} .l th{border:.6pt solid #1c5d7f;background:#d9e9f1;text-align:left;padding:3px 5px;font-size:10pt} .l td{border:.6pt solid #1c5d7f;padding:3px 5px} .l .x td{height:5mm} .l .no{border:0} .l .k td{font-weight:bold;background:#d9e9f1} .l .k .no,.l .x .no{background:none} .m{margin-top:7mm;line-height:1.4} .z{font-size:8.5pt;color:#333;margin-top:6mm;line-height:1.35} .ov{border:1pt solid #000;border-radius:50%;width:30mm;height:16mm;text-align:center;font:bold 8pt "Carlito";line-height:1.35;display:flex;align-items:center;justify-content:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const own = d.seller
      const days = daysOf(p, d.from, d.until)
      const rows = p.lines((l, at) =>
        row([
          days[at],
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const foot = (label: string, value: string, kind = '') =>
        `<tr${kind}><td class=no colspan=3></td><td colspan=3>${label}</td><td class=r>${value}</td></tr>`
      const taxes = p.taxes((t) =>
        foot(`TVA ${p.number(t.rate, 1)} % sur ${p.money(baseOf(p, t))}`, p.money(taxOf(p, t)))
      )
      const all = taxes.length > 1 ? foot('Total TVA', p.money(d.tax)) : ''
      return `<div class=a><div><div class=nm>${own.name}</div>Ostréicultrice – entrepreneur individuel (EI)<br>${own.street}<br>${own.postCode} ${own.town}<br>Port. ${phoneOf(random, `06 ${random.digits(2)}`)}<br>SIRET ${sirenOf(own).trim()} 000${random.int(11, 34)} – N° TVA ${own.vatId}</div><div class=ov>FR<br>${own.postCode.slice(0, 2)}.${random.digits(3)}.${random.digits(3)}<br>CE</div></div>
<div class=to><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<h1>Facture n° ${d.number} du ${p.date(d.issueDate)}</h1>
<table class=l>${heading(['Livraison', 'Produit', '>Qté', 'Unité', '>Prix HT', '>TVA', '>Total HT'])}${rows.join('')}${foot('Total HT', p.money(d.subtotal))}${taxes.join('')}${all}${foot('Total TTC', p.money(d.total), ' class=k')}</table>
<div class=m>À régler au plus tard le <b>${p.date(d.dueDate)}</b>, par virement de préférence :<br>IBAN ${grouped(own.iban)}<br>Titulaire du compte : ${own.name}</div>
<div class=z>Huîtres creuses (Crassostrea gigas) et plates (Ostrea edulis) élevées en France, zone FAO 27 VIII, expédiées vivantes. À conserver entre 5 et 10 °C, à plat.<br>Pénalités de retard : taux BCE majoré de 10 points. Indemnité forfaitaire pour frais de recouvrement : 40 €. Pas d’escompte. Membre d’un centre de gestion agréé, le règlement par chèque est accepté.</div>`
    },
  },
  {
    name: 'it-ascensori-condominio-ritenuta',
    plan: {
      country: 'IT',
      buyerCountry: 'ES',
      currency: 'EUR',
      rates: [10],
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 2,
      withheld: 4,
      isBuyerPerson: true,
      days: [30, 60],
      pools: between(
        'IT',
        {
          ...italian,
          trade: listOf('Ascensori|Elevatori|Ascensori e Montacarichi|Lift Service'),
          forms: listOf('S.r.l.|S.p.A.|S.n.c. di Poli G. & C.|S.r.l. Unipersonale'),
        },
        'ES',
        {
          first: listOf('Condominio|Cond.|CONDOMINIO|Supercondominio'),
          last: listOf(
            'Il Girasole|Le Querce|Via Carducci 18|AURORA|Residence Parco Est|Dei Tigli sc. A-B'
          ),
          trade: listOf('Immobiliare|Residence'),
          forms: listOf('S.r.l.|S.a.s.'),
        }
      ),
      items: itemsOf(
        'Canone trimestrale di manutenzione ordinaria impianto ascensore|impianto|165|290; Canone trimestrale servizio di teleallarme e linea GSM|impianto|39|66; Assistenza alla verifica periodica biennale (art. 13 D.P.R. 162/99)|visita|85|130; Sostituzione pattini di cabina|serie|92|148; Sostituzione batteria luce di emergenza|pezzo|38|62; Intervento in reperibilità notturna/festiva per sblocco|chiamata|95|140; Ripristino fotocellula porte di piano|intervento|110|185'
      ),
      numbers: (random, year) => `${random.int(112, 4890)}/${year.slice(2)}-M`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt "Inter";color:#1d2530;margin:0} .t{display:flex;justify-content:space-between;align-items:flex-start} .t b{font:600 16pt "Inter";color:#123a6b} .t small{font-size:7.5pt;line-height:1.5;display:block} .cc{font-size:7pt;color:#666;text-align:right;line-height:1.4;width:62mm} .g{display:grid;grid-template-columns:1fr 1fr;gap:4mm;margin:8mm 0 5mm} .g>div{background:#f1f4f8;padding:3mm 4mm;line-height:1.5} .g h5{margin:0 0 1mm;font-size:7pt;color:#123a6b;text-transform:uppercase} .l th{font-size:7.3pt;color:#fff;background:#123a6b;text-align:left;padding:4px 5px;font-weight:500} .l td{padding:5px;border-bottom:.4pt solid #c3ccd7;vertical-align:top;font-size:8.6pt} .s{width:112mm;margin:5mm 0 0 auto} .s td{padding:3px 5px;font-size:8.6pt} .s .b td{font-weight:600;border-top:.6pt solid #123a6b} .s .n td{font-weight:700;font-size:11pt;border:1pt solid #123a6b;padding:5px} .p{margin-top:8mm} .p td{border:.5pt solid #9aa7b6;padding:3px 6px;font-size:8.3pt} .p td:first-child{width:38mm;color:#555} .e{font-size:7.2pt;line-height:1.5;margin-top:5mm;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const own = d.seller
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=t><div><b>${own.name}</b><small>Installazione, manutenzione e ammodernamento ascensori<br>${own.street} – ${own.postCode} ${own.town}<br>Tel. ${`0${random.digits(2)} ${random.digits(6)}`} – Emergenze 24h 800 ${random.digits(6)} – ${own.mail}<br>P.IVA e C.F. ${own.vatId} – R.E.A. ${random.digits(6)} – Cap. soc. € 50.000,00 i.v.</small></div><div class=cc>Copia analogica della fattura elettronica trasmessa al Sistema di Interscambio. L’originale è disponibile nell’area riservata dell’Agenzia delle Entrate.</div></div>
<div class=g><div><h5>Documento</h5>Fattura n. <b>${d.number}</b><br>Data <b>${p.date(d.issueDate)}</b><br>Codice cliente ${d.customerNumber}<br>Impianto matr. ${random.digits(2)}N${random.digits(4)} – contratto ${random.digits(5)}</div><div><h5>Intestatario</h5><b>${d.buyer.name}</b><br>${address(d.buyer)}<br>C.F. 9${random.digits(10)} – Cod. dest. 0000000<br>c/o Amm. ${random.pick(['Rag. Benatti', 'Geom. Solmi', 'Studio Ferri'])}</div></div>
<table class=l>${heading(['Descrizione', '>Q.tà', 'U.M.', '>Prezzo unit.', '>IVA', '>Importo €'])}${rows.join('')}</table>
<table class=s>${row(['Imponibile', `>${p.plain(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}% (art. 7 c. 1 lett. b L. 488/99)`, `>${p.plain(d.tax)}`])}${rowOf('b', ['Totale fattura', `>${p.plain(d.total)}`])}${row(['Ritenuta d’acconto 4% (art. 25-ter D.P.R. 600/73)', `>-${p.plain(d.withheld)}`])}${rowOf('n', ['NETTO A PAGARE EUR', `>${p.plain(d.amountDue)}`])}</table>
<table class=p>${row(['Pagamento', 'Bonifico bancario'])}${row(['Scadenza', `<b>${p.date(d.dueDate)}</b>`])}${row(['IBAN', grouped(own.iban)])}${row(['Beneficiario', own.name])}${row(['Causale', `Fatt. ${d.number} cliente ${d.customerNumber}`])}</table>
<div class=e>La ritenuta andrà versata dal condominio con mod. F24, codice tributo 1019 (IRPEF) o 1020 (IRES), entro il giorno 16 del mese successivo al pagamento. Interessi di mora come da D.Lgs. 231/2002. Restano esclusi dal canone i pezzi di ricambio e le opere da muratore. Eventuali contestazioni entro 8 giorni dal ricevimento; foro competente quello della sede legale.</div>`
    },
  },
  {
    name: 'it-ortofrutta-lordo-tara',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [4, 5, 22],
      lines: [12, 30],
      most: 34,
      isPart: true,
      days: [30],
      pools: {
        ...pools,
        IT: {
          ...pools.IT,
          ...italian,
          trade: listOf(
            'Ortofrutta|Frutta e Verdura|Agrumi|Ortofrutticola|Minimarket|Ristorazione'
          ),
          forms: listOf('S.r.l.|S.n.c.|& Figli S.a.s.|Soc. Coop. Agr.|S.r.l.s.'),
        },
      },
      items: itemsOf(
        'MELE GOLDEN 75/80|KG|1|2; MELE FUJI 80/85|KG|1|2; PERE ABATE FETEL 70+|KG|1.5|3; ARANCE NAVEL CAL. 5|KG|1|2; CLEMENTINE C/FOGLIA|KG|1.5|3; LIMONI PRIMOFIORE|KG|1.5|2.5; BANANE MARCA|KG|1|2; KIWI HAYWARD 30|KG|2|3.5; POMODORO CILIEGINO GRAPPOLO|KG|2|4; POMODORO CUORE DI BUE|KG|2|4; ZUCCHINE SCURE|KG|1|2.5; MELANZANE TONDE VIOLA|KG|1|2.5; PEPERONI ROSSI/GIALLI|KG|1.5|3; LATTUGA GENTILE|KG|1|2.5; RADICCHIO TONDO|KG|1.5|3; FINOCCHI|KG|1|2; CAROTE SFUSE|KG|0.5|1.5; CIPOLLE DORATE|KG|0.5|1.5; PATATE PASTA GIALLA LAVATE|KG|0.5|1.5; BASILICO SFUSO|KG|7|11|1; ROSMARINO SFUSO|KG|6|10|1; MUSCHIO DECORATIVO|KG|3|6|2'
      ),
      numbers: (random) => `${random.int(214, 9830)}/D`,
    },
    style: { ...comma, date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8.3pt "Liberation Sans Narrow";margin:0} .t{display:flex;gap:5mm;align-items:stretch} .t>div{flex:1;line-height:1.35} .t .lo b{font:bold 17pt "URW Bookman";color:#1d6b2a;line-height:1.1} .t .cl{border:1pt solid #1d6b2a;padding:2mm 3mm;font-size:9.5pt} .c{display:block;font-size:6.5pt;color:#1d6b2a} .d{margin:3mm 0} .d td{border:.6pt solid #1d6b2a;padding:1px 4px 2px!important;font-size:9pt} .l{border:.6pt solid #1d6b2a} .l th{background:#dfeee1;border:.6pt solid #1d6b2a;font-size:7.3pt;padding:2px 3px;text-align:left} .l td{padding:1.7px 3px;border-left:.4pt solid #1d6b2a} .l .q td{font-style:italic;padding-top:4px} .l tr{break-inside:avoid} .e{break-inside:avoid;margin-top:3mm} .e .u{display:flex;gap:4mm;align-items:flex-start} .i{flex:1.3} .i th,.i td,.o td{border:.6pt solid #1d6b2a;padding:2px 4px} .i th{font-size:7.3pt;background:#dfeee1} .o{flex:1} .o tr:last-child td{font:bold 11.5pt "Liberation Sans Narrow"} .z{font-size:7.2pt;margin-top:3mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const own = d.seller
      const size = random.int(5, 9)
      const first = random.int(410, 8200)
      const days = daysOf(p, d.from, d.until)
      const box = (label: string, value: string) => `<td><span class=c>${label}</span>${value}</td>`
      const rows = p.lines((l, at) => {
        const net = l.quantity ?? 0
        const boxes = Math.max(1, Math.round(net / 6))
        const tare = boxes * random.pick([0.25, 0.4, 0.5])
        const note =
          at % size
            ? ''
            : `<tr class=q><td></td><td>D.d.T. n. ${first + (at / size) * 37} del ${days[at]}</td>${'<td></td>'.repeat(10)}</tr>`
        return (
          note +
          row([
            goodsCode(l.description),
            l.description,
            random.pick(['IT', 'IT', 'ES']),
            random.pick(['I', 'I', 'II']),
            `>${boxes}`,
            `>${p.number(net + tare, 2)}`,
            `>${p.number(tare, 2)}`,
            l.unit,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const taxes = p.taxes((t) =>
        row([
          `>${p.number(t.rate)}`,
          `${t.rate === 4 ? 'Tab. A parte II' : t.rate === 5 ? 'Tab. A parte II-bis' : 'Aliquota ordinaria'}`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      return `<div class=t><div class=lo><b>${own.name}</b><br>Commercio ingrosso prodotti ortofrutticoli<br>Stand ${random.int(3, 48)} Mercato Ortofrutticolo – Sede: ${own.street}<br>${own.postCode} ${own.town} – Tel. 0${random.digits(2)} ${random.digits(6)}<br>P.IVA ${own.vatId.slice(2)} – Isc. B.N.D.O.O. ${random.digits(5)}</div><div class=cl><span class=c>SPETT.LE</span><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA ${d.buyer.vatId.slice(2)}</div></div>
<table class=d><tr>${box('DOCUMENTO', '<b>FATTURA DIFFERITA</b>')}${box('NUMERO', d.number)}${box('DATA', p.date(d.issueDate))}${box('CLIENTE', d.customerNumber)}${box('PAGAMENTO', 'Bonifico 30 gg')}${box('SCADENZA', p.date(d.dueDate))}</tr></table>
<table class=l>${heading(['COD.', 'DESCRIZIONE', 'OR.', 'CAT', '>COLLI', '>LORDO', '>TARA', 'UM', '>NETTO', '>PREZZO', '>IMPORTO', '>IVA'])}${rows.join('')}</table>
<div class=e><div class=u><table class=i>${heading(['>% IVA', 'Descrizione', '>Imponibile', '>Imposta'])}${taxes.join('')}</table><table class=o>${row(['Totale imponibile', `>${p.plain(d.subtotal)}`])}${row(['Totale imposta', `>${p.plain(d.tax)}`])}${row(['Totale fattura €', `>${p.plain(d.total)}`])}</table></div>
<div class=z>Banca d’appoggio: IBAN ${grouped(own.iban)}<br>Prodotti agricoli deperibili: termine di pagamento ai sensi dell’art. 4 D.Lgs. 198/2021. La cessione assolve gli obblighi di durata, quantità, caratteristiche del prodotto e prezzo. Contributo CONAI assolto ove dovuto. Gli imballaggi a rendere non restituiti entro 60 giorni saranno addebitati. Documento non valido ai fini fiscali: l’originale è il file XML inviato tramite SdI.</div></div>`
    },
  },
]
