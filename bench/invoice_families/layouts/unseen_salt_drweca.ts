import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import type { Country, Person, Pools } from '../people.ts'
import type { Random } from '../random.ts'
import pools from '../pools.json' with { type: 'json' }
import { polishWords } from '../polish_words.ts'
import {
  codeFirst,
  comma,
  dashed,
  dotted,
  dutchDay,
  grouped,
  heading,
  monthsIn,
  point,
  row,
  rowOf,
  slashed,
  townFirst,
  two,
} from '../print.ts'
import { squareCode } from '../square_code.ts'

const months = monthsIn('US')

const places = {
  NL: {
    first: 'Wietske|Harm|Jolanda|Gerben|Annelies|Sietse|Mirthe',
    last: 'Abbink|van den Brand|Eshuis|Haverkort|Kuiper-Smit|Nijland|Oosterveld|ter Haar|Wolters',
    streets:
      'Molenweg 18|Burg. Stroinkweg 7|Esweg 112a|Stationsplein 3-II|Veldhoek 21|Zuiderzeestraat 64',
    towns: 'Ommen=7731 AB|Borculo=7271 CK|Steenwijk=8331 LP|Zutphen=7201 DN|Hardenberg=7772 TE',
  },
  ES: {
    first: 'Lourdes|Andreu|Fermín|Rocío|Xavier|Pilar|Ander',
    last: 'Aguirre|Benavent|Cifuentes|Llopis Mora|Olmedo|Peñalver|Quintana|Sáez Roca|Urrutia',
    streets:
      'C/ Velázquez, 31, 2.º B|Avda. del Mediterráneo, 108|Pol. Ind. La Serreta, parc. 9|Paseo Marítimo, s/n|C/ Mayor, 4, bajo',
    towns: 'Dénia=03700|Águilas=30880|Gandia=46701|Motril=18600|Cartagena=30203|Jávea=03730',
  },
  PL: {
    first: 'Grzegorz|Beata|Krzysztof|Halina|Damian|Monika|Zbigniew',
    last: 'Bania|Dróżdż|Gołąb|Kozioł|Łaszcz|Mazur|Pietrzyk|Sikora|Wilk|Żuk',
    streets:
      'ul. Grunwaldzka 14|ul. Mazurska 6/2|ul. Lubawska 31B|pl. Wolności 9|ul. Toruńska 120|ul. Leśna 5',
    towns:
      'Brodnica=87-300|Ostróda=14-100|Iława=14-200|Nowe Miasto Lubawskie=13-300|Golub-Dobrzyń=87-400',
  },
  US: {
    first: 'Darlene|Brent|Tamika|Scott|Lorena|Gavin|Priya',
    last: 'Ashcroft|Begay|Castellano|Dunleavy|Flores|Hargrove|Kimball|McNair|Sorensen|Yazzie',
    streets:
      '2140 W Baseline Rd|875 Salt Fork Dr, Ste 120|16 Mesa View Ct|4401 N Central Ave|709 E Industrial Loop',
    towns: 'Plano, TX=75074|Waco, TX=76701|Lubbock, TX=79401|Tyler, TX=75701|El Paso, TX=79901',
  },
} satisfies Partial<Record<Country, Record<string, string>>>

/** The parties of a country with trades and legal forms of their own. */
function partiesOf(country: keyof typeof places, trade: string, forms: string): Pools {
  const { first, last, streets, towns } = places[country]
  const own = {
    ...pools[country],
    first: listOf(first),
    last: listOf(last),
    streets: listOf(streets),
    towns: townsOf(towns),
    trade: listOf(trade),
    forms: listOf(forms),
  }
  return { ...pools, [country]: own }
}

/** An IBAN without its country, as Polish invoices print it. */
const accountOf = ({ iban }: Person) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`

/** Spanish companies have a number with a letter before it, persons one with a letter behind it. */
function spanishNumber(name: string, vatId: string, random: Random): string {
  if (/ (S\.|C\.B|e Hijos|Hermanos)/.test(name)) return vatId.slice(2)
  const number = random.int(19_000_000, 78_000_000)
  return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`
}

/** Companies have a tax number on Polish invoices, persons have none. */
const isCompany = (name: string) => / (Sp\. |S\.A\.|s\.c\.|Oddział)/.test(name)

/** The same five digits for the same article. */
const codeOf = (name: string) =>
  String(10_000 + [...name].reduce((code, sign) => (code * 37 + sign.charCodeAt(0)) % 89_989, 11))

const books = itemsOf(`
  Getal & Figuur 1 havo/vwo leerboek|ex.|24|33;Getal & Figuur 1 havo/vwo werkboek A+B|ex.|17|24;
  Getal & Figuur 2 vmbo-kgt leeropdrachtenboek|ex.|26|34;Terra Nova aardrijkskunde 1 th leerboek|ex.|25|32;
  Terra Nova aardrijkskunde 1 th werkboek|ex.|15|21;Terra Nova aardrijkskunde 3 havo leerboek|ex.|28|36;
  Woordwijs Nederlands 1 vmbo-bk|ex.|22|29;Woordwijs Nederlands 2 havo|ex.|24|31;
  Woordwijs Nederlands 4/5 havo cursusboek|ex.|33|42;En Route Frans 1 textbook|ex.|21|28;
  En Route Frans 1 cahier d’exercices|ex.|16|22;En Route Frans 2 textbook|ex.|22|29;
  Klarheit Duits 3 vwo Lehrbuch|ex.|25|32;Klarheit Duits 3 vwo Arbeitsbuch|ex.|17|23;
  Proefwerk NaSk 2 vmbo-kgt|ex.|24|32;Element scheikunde 4 vwo|ex.|37|46;
  Element scheikunde 4 vwo uitwerkingen|ex.|14|19;Tijdlijn geschiedenis 2 hv|ex.|26|33;
  Examenbundel economie havo|ex.|22|27;Examenbundel biologie vwo|ex.|22|27;
  Docentenhandleiding Woordwijs 2 havo|ex.|48|69;
  Getal & Figuur 3 havo leerboek|ex.|27|35;Getal & Figuur 3 vwo leerboek|ex.|28|36;
  Terra Nova aardrijkskunde 2 hv leerboek|ex.|26|33;Woordwijs Nederlands 3 vmbo-gt|ex.|23|30;
  En Route Frans 3 havo textbook|ex.|24|31;Klarheit Duits 2 havo Arbeitsbuch|ex.|16|22;
  Stepping Stones to Speech 1 workbook|ex.|17|23;Stepping Stones to Speech 2 workbook|ex.|17|23;
  Element scheikunde 5 vwo|ex.|38|47;Tijdlijn geschiedenis 3 vwo|ex.|28|35;Examenbundel Nederlands vmbo-gt|ex.|20|25;
  Economie in Zicht 3 havo|ex.|27|34;Muziekwijzer onderbouw|ex.|19|26;
  Licentie Getal & Figuur Online leerling, 1 jr|lic.|11|17|1;Licentie Terra Nova Online leerling, 1 jr|lic.|10|15|1;
  Licentie En Route Oefenplatform, 1 jr|lic.|8|14|1;Licentie Toetsbank docent, per sectie|lic.|95|165|1;
  Licentie ELO-koppeling, per klas|st.|25|40|1`)

/** Dutch, Spanish, Polish and American invoices of an ordinary month. */
export const saltDrweca: Family[] = [
  {
    name: 'nl-schoolboeken-licenties',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [9, 21],
      items: books,
      lines: [48, 95],
      isInOrder: true,
      isOnce: true,
      most: 32,
      lineDiscount: 0.3,
      days: [30],
      pools: partiesOf(
        'NL',
        'Educatief|Leermiddelen|Studieboek|Onderwijsgroep|Schoolpartners',
        'B.V.|BV|Onderwijs|Stichting'
      ),
      numbers: (random, year) => `VF${year.slice(2)}${random.digits(6)}`,
    },
    style: { ...comma, date: dashed },
    css: 'body{font:9pt "Lato";margin:0;color:#1b1b1b} .hd{display:flex;justify-content:space-between} .lg{font:bold 17pt "Lato";color:#c2410c;max-width:64mm;line-height:1.05;border-left:4mm solid #fbbf24;padding-left:3mm} .sn{font-size:7.6pt;line-height:1.5;color:#444;width:56mm} .ad{margin:13mm 0 9mm;line-height:1.4;font-size:10pt} h1{font-size:15pt;margin:0 0 3mm;color:#c2410c} .mt{margin-bottom:6mm} .mt th{font-size:7.4pt;text-align:left;font-weight:400;color:#666;padding:0} .mt td{font-weight:700;padding:1px 0} .ar th{border-bottom:1.2pt solid #c2410c;text-align:left;font-size:7.6pt;padding:3px 1px} .ar td{border-bottom:.3pt solid #ccc;padding:4.2px 1px;vertical-align:top} .ar tr,.en{break-inside:avoid} .sl{display:flex;justify-content:space-between;align-items:flex-start;gap:14mm;margin-top:7mm} .bt{width:88mm} .bt th{font-size:7.6pt;color:#666;font-weight:400;text-align:left} .bt td{padding:2px 0} .tt{width:70mm} .tt td{padding:2.5px 0} .tt .k td{font-weight:700;font-size:11pt;border-top:1pt solid #c2410c;border-bottom:1pt solid #c2410c} .ft{break-inside:avoid;margin-top:9mm;font-size:7.8pt;line-height:1.5;color:#333}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.unit === 'ex.'
            ? `97890${codeOf(l.description)}${random.digits(3)}`
            : `L${codeOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${t.rate === 9 ? 'Laag' : 'Hoog'} ${p.number(t.rate)}%`,
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
        ])
      )
      return `<div class=hd><div class=lg>${d.seller.name}</div><div class=sn>${d.seller.street}<br>${codeFirst(d.seller)}<br>Klantenservice ${d.seller.telephone}<br>${d.seller.mail}<br>KvK ${random.digits(8)} · Btw ${d.seller.vatId}<br>IBAN ${grouped(d.seller.iban)}</div></div>
<div class=ad>${d.buyer.name}<br>t.a.v. de crediteurenadministratie<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<h1>Factuur</h1><table class=mt>${heading(['Factuurnummer', 'Factuurdatum', 'Debiteur', 'Uw bestelnummer', 'Order van', 'Vervaldatum'])}${row([d.number, p.date(d.issueDate), d.customerNumber, d.orderNumber, p.date(d.orderDate), p.date(d.dueDate)])}</table>
<table class=ar>${heading(['ISBN/artikel', 'Titel', '>Aantal', '', '>Prijs', '>Korting', '>Btw', '>Bedrag €'])}${rows.join('')}</table>
<div class=en><div class=sl><table class=bt>${heading(['Btw-specificatie', '>Grondslag €', '>Btw €'])}${taxes.join('')}</table><table class=tt>${row(['Totaal exclusief btw', `>${p.plain(d.subtotal)}`])}${row(['Btw', `>${p.plain(d.tax)}`])}${row(['Totaal inclusief btw', `>${p.plain(d.total)}`])}${rowOf('k', ['Te betalen', `>€ ${p.plain(d.amountDue)}`])}</table></div>
<div class=ft>Wij verzoeken u het bedrag vóór de vervaldatum over te maken onder vermelding van debiteur- en factuurnummer. Geleverd op ${p.date(d.deliveryDate)}, afleveradres: ${d.buyer.street}, ${d.buyer.town}. Digitale licenties worden na activering niet retour genomen; folio-uitgaven binnen 14 dagen, onbeschreven en in originele verpakking. Op al onze leveringen zijn de Algemene Voorwaarden van de Mediafederatie van toepassing.</div></div>`
    },
  },
  {
    name: 'nl-hoefsmid-paarden',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [21],
      items: itemsOf(`
        Bekappen|paard|40|55;Bekappen pony|pony|30|42;Rondom beslaan, nieuwe ijzers|paard|125|160;
        Voorbeslag, nieuwe ijzers|paard|75|95;Voorbeslag, ijzers herlegd|paard|60|78;
        Eierijzers met zool|paard|110|145;IJzer los, teruggezet|keer|20|30;
        Gaten voor stiften (4)|keer|12|18;Hoefzweer uitgesneden en verband|keer|35|55`),
      lines: [2, 8],
      most: 0,
      isGross: true,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [14],
      pools: partiesOf('NL', 'Manege|Stal|Pensionstal|Paardenhouderij', 'VOF|B.V.|Hoeve'),
      numbers: (random, year) => `${year}-${random.digits(3)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:11pt "Carlito";margin:3mm 6mm} .kop{text-align:center;border-bottom:2pt double #333;padding-bottom:4mm} .kop b{font:italic 24pt "EB Garamond"} .kop i{display:block;font-size:10pt;letter-spacing:2px;font-style:normal} .aan{margin:12mm 0 10mm;line-height:1.35} .nr{width:auto;margin-bottom:7mm} .nr td{padding:1px 8px 1px 0} .w th{text-align:left;border-bottom:1pt solid #333;padding:3px 0} .w td{padding:4px 0} .w .t td{border-top:1pt solid #333;font-weight:bold} .w .x td{color:#444;font-size:10pt;padding:2px 0} .b{display:flex;gap:8mm;align-items:center;margin-top:12mm;border:.8pt solid #999;padding:4mm} .v{margin-top:10mm;font-size:9pt;color:#333;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, dayAfter(d.issueDate, -20), dayAfter(d.issueDate, -2))
      const names = listOf('Bella|Fleur|Nero|Stormvogel|Dolly|Ukkepuk|Jorick|Zamora')
      const rows = p.lines((l, at) =>
        row([
          days[at < 3 ? 0 : days.length - 1],
          names[at % names.length],
          l.description,
          `>${p.money(l.amount)}`,
        ])
      )
      return `<div class=kop><b>${d.seller.name}</b><i>ERKEND HOEFSMID &nbsp;·&nbsp; BEKAPPEN EN BESLAAN AAN HUIS</i>${d.seller.street}, ${codeFirst(d.seller)} &nbsp; tel. ${d.seller.telephone}</div>
<div class=aan>${d.buyer.name}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}</div>
<table class=nr>${row(['<b>FACTUUR</b>', d.number])}${row(['Datum', p.date(d.issueDate)])}${row(['Betalen voor', p.date(d.dueDate)])}</table>
<table class=w>${heading(['Datum', 'Paard', 'Werkzaamheden', '>Incl. btw'])}${rows.join('')}${rowOf('t', ['', '', 'Totaal inclusief btw', `>${p.money(d.total)}`])}${rowOf('x', ['', '', `Waarvan btw ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${rowOf('x', ['', '', 'Bedrag exclusief btw', `>${p.money(d.subtotal)}`])}</table>
<div class=b>${squareCode(random, '27mm')}<div>Graag <b>${p.money(d.amountDue)}</b> overmaken op<br><b>${grouped(d.seller.iban)}</b> t.n.v. ${d.seller.name}<br>o.v.v. factuur ${d.number}, of scan de code met uw bank-app.</div></div>
<div class=v>KvK ${random.digits(8)} &nbsp;|&nbsp; btw-id ${d.seller.vatId} &nbsp;|&nbsp; Volgende bekapbeurt over 6 à 8 weken, bel of app gerust voor een afspraak.</div>`
    },
  },
  {
    name: 'es-puerto-deportivo-amarre',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10],
      items: itemsOf(`
        Amarre en tránsito eslora 10,00 x 3,50 m|día|22|41;Tarifa T-5 embarcaciones deportivas|día|2|5;
        Suministro eléctrico pantalán|kWh|0.3|0.45;Suministro de agua pantalán|m³|2|3.2|1;
        Estancia en seco, explanada|día|9|15;
        Estancia en rampa, embarcación auxiliar|día|3|5;Conexión wifi y TV pantalán|día|1|2;
        Custodia de remolque|día|2|4;Plaza de aparcamiento titular|día|2|4;Vigilancia y revisión de amarras|día|1|3`),
      lines: [14, 30],
      isInOrder: true,
      isOnce: true,
      most: 30,
      days: [5, 8, 10],
      pools: partiesOf(
        'ES',
        'Marina|Club Náutico|PUERTO DEPORTIVO|Náutica|Charter',
        'S.L.|S.L.|S.L.U.|Hermanos'
      ),
      numbers: (random, year) => `AM${year.slice(2)}/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt "Roboto";margin:0 1mm;color:#12263a} .b{background:#0c3c60;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center} .b b{font-size:16pt;font-weight:500} .b span{font-size:20pt;font-weight:300;letter-spacing:2px} .w{height:2mm;background:#3fa7c9;margin-bottom:7mm} .g{display:flex;gap:6mm;margin-bottom:6mm} .g>div{flex:1;line-height:1.45} .g h4{margin:0 0 1mm;font-size:7.5pt;color:#3b7fa0;text-transform:uppercase;font-weight:500} .q td{border:.5pt solid #9cc;padding:3px 5px!important;font-size:8.3pt} .q small{display:block;color:#578;font-size:6.8pt} .l{margin-top:6mm} .l th{background:#e3f1f6;text-align:left;font-size:7.8pt;padding:4px 3px;font-weight:500} .l td{padding:4px 3px;border-bottom:.4pt solid #cde} .s{display:flex;justify-content:space-between;align-items:flex-end;margin-top:7mm} .i{width:98mm} .i th,.i td{border:.5pt solid #9cc;padding:3px 5px;text-align:right;font-size:8.4pt} .i th{font-weight:500;background:#e3f1f6} .t{background:#0c3c60;color:#fff;padding:3mm 6mm;text-align:right} .t b{display:block;font-size:16pt} .p{margin-top:8mm;line-height:1.5} .f{margin-top:7mm;font-size:7pt;color:#456;line-height:1.45;border-top:.5pt solid #9cc;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const buyer = d.buyer.name
      const boat = random.pick(['GAVIOTA II', 'MAR DE FONS', 'ALBORÁN', 'TRAMUNTANA', 'LA NIÑA'])
      const box = (label: string, value: string) => `<td><small>${label}</small>${value}</td>`
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
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)} %`,
          p.plain(baseOf(p, t)),
          p.plain(taxOf(p, t)),
          p.plain(t.base + t.amount),
        ])
      )
      return `<div class=b><b>${d.seller.name}</b><span>FACTURA</span></div><div class=w></div>
<div class=g><div><h4>Emisor</h4>${d.seller.street}<br>${codeFirst(d.seller)}<br>CIF: ${d.seller.vatId.slice(2)}<br>Capitanía: ${d.seller.telephone} · VHF canal 9<br>${d.seller.mail}</div><div><h4>Titular / Armador</h4><b>${buyer}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIF: ${spanishNumber(buyer, d.buyer.vatId, random)}</div></div>
<table class=q><tr>${box('N.º factura', `<b>${d.number}</b>`)}${box('Fecha', p.date(d.issueDate))}${box('N.º cliente', d.customerNumber)}${box('Embarcación', boat)}${box('Matrícula', `7ª-AT-${random.int(1, 4)}-${random.digits(3)}-${random.int(12, 22)}`)}${box('Amarre', `${random.pick(['B', 'C', 'D'])}-${two(random.int(3, 48))}`)}${box('Periodo', `${p.date(d.from)} al ${p.date(d.until)}`)}</tr></table>
<table class=l>${heading(['Concepto', '>Cantidad', 'Ud.', '>Precio', '>% IVA', '>Importe'])}${rows.join('')}</table>
<div class=s><table class=i>${heading(['Tipo IVA', 'Base imponible', 'Cuota IVA', 'Total'])}${taxes.join('')}${row(['<b>Suma</b>', `<b>${p.plain(d.subtotal)}</b>`, `<b>${p.plain(d.tax)}</b>`, `<b>${p.plain(d.total)}</b>`])}</table><div class=t>TOTAL A PAGAR<b>${p.plain(d.amountDue)} €</b></div></div>
<div class=p><b>Forma de pago:</b> recibo domiciliado SEPA CORE, cargo el ${p.date(d.dueDate)} en su cuenta ES** **** **** **** **** ${random.digits(4)}. Referencia del mandato: ${d.customerNumber}-${random.digits(3)}.<br>Si prefiere transferencia, ingrese en ${grouped(d.seller.iban)} antes de la fecha de cargo.</div>
<div class=f>Instalación náutico-deportiva en régimen de concesión administrativa. La tarifa T-5 se repercute conforme al RDL 2/2011, de 5 de septiembre (Ley de Puertos del Estado y de la Marina Mercante). Puede ejercer sus derechos de acceso, rectificación y supresión en la oficina de capitanía. Inscrita en el Registro Mercantil de ${d.seller.town}, tomo ${random.digits(4)}, folio ${random.int(10, 199)}, hoja ${random.digits(5)}.</div>`
    },
  },
  {
    name: 'es-cristaleria-mamparas-senal',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      items: itemsOf(`
        Mampara ducha frontal fijo + corredera, vidrio 6 mm templado con antical. Perfil plata alto brillo|ud|340|490;
        Espejo 5 mm canto pulido, pegado con silicona neutra|m²|62|88;
        Vidrio laminado 3+3 incoloro|m²|54|75;Doble acristalamiento 4/16/6 bajo emisivo|m²|78|112;
        Puerta de vidrio templado 10 mm con freno|ud|420|610;Tirador acero inox 300 mm|ud|38|56;
        Sobre de mesa vidrio 8 mm, esquinas redondeadas|ud|95|150;Mano de obra colocación (oficial + ayudante)|h|46|58;
        Desmontaje y retirada de vidrio roto a vertedero|ud|35|60`),
      lines: [2, 7],
      isOnce: true,
      most: 4,
      isBuyerPerson: true,
      prepaid: 0.75,
      days: [7, 15, 30],
      pools: partiesOf(
        'ES',
        'Cristalería|Vidrios|Aluminios y Cristales|Espejos',
        'S.L.|S.L.|C.B.|e Hijos, S.L.|Hermanos'
      ),
      numbers: (random, year) => `${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9.5pt "Nimbus Sans";margin:0 1mm} .h{display:flex;justify-content:space-between;align-items:flex-start} .h b{font:bold 17pt "URW Gothic";color:#2a7d6f;display:block;max-width:100mm;line-height:1.1;margin-bottom:2mm} .h small{font-size:8pt;line-height:1.45;display:block} .fa{border:1pt solid #2a7d6f;width:62mm} .fa th{background:#2a7d6f;color:#fff;font-size:11pt;letter-spacing:3px;padding:4px} .fa td{padding:3px 6px;border-top:.4pt solid #2a7d6f} .c{margin:9mm 0 6mm 74mm;border:1pt solid #2a7d6f;border-radius:3mm;padding:3mm 4mm;line-height:1.4} .l{border:1pt solid #2a7d6f;height:96mm} .l tr{height:1px} .l th{background:#d9ece8;font-size:8pt;padding:4px;text-align:left;border-bottom:1pt solid #2a7d6f} .l td{padding:4px;border-left:.4pt solid #2a7d6f;vertical-align:top} .l tr.z{height:100%} .t td,.t th{border:1pt solid #2a7d6f;padding:4px 6px;text-align:right} .t th{background:#d9ece8;font-size:8pt} .t{margin-top:3mm} .a{width:92mm;margin:3mm 0 0 auto} .a td{padding:3px 6px;border-bottom:.4pt solid #2a7d6f} .a .k td{font-weight:bold;font-size:11.5pt;background:#d9ece8} .n{font-size:8pt;line-height:1.5;margin-top:5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const buyer = d.buyer.name
      const rows = p.lines((l) =>
        row([
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          l.description,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const paid = d.prepaid
        ? row([`A cuenta, señal de ${p.date(d.orderDate)} (tarjeta)`, `>-${p.plain(d.prepaid)}`])
        : ''
      return `<div class=h><div><b>${d.seller.name}</b><small>Mamparas · Espejos · Climalit · Urgencias 24 h<br>${d.seller.street} – ${codeFirst(d.seller)}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>NIF ${d.seller.vatId.slice(2)}</small></div><table class=fa><tr><th colspan=2>FACTURA</th></tr>${row(['Número', `>${d.number}`])}${row(['Fecha', `>${p.date(d.issueDate)}`])}${row(['Presupuesto', `>P-${random.digits(4)}`])}${row(['Vencimiento', `>${p.date(d.dueDate)}`])}</table></div>
<div class=c>Cliente:<br><b>${buyer}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>NIF ${spanishNumber(buyer, d.buyer.vatId, random)}</div>
<table class=l>${heading(['>Cant.', 'Ud.', 'Descripción', '>Precio', '>Importe'])}${rows.join('')}<tr class=z>${'<td></td>'.repeat(5)}</tr></table>
<table class=t>${heading(['Base imponible', '% IVA', 'Cuota IVA', 'Total factura'])}${row([p.plain(d.subtotal), p.number(d.taxes[0].rate), p.plain(d.tax), `<b>${p.plain(d.total)} €</b>`])}</table>
<table class=a>${paid}${rowOf('k', [d.prepaid ? 'Resta por pagar' : 'A pagar', `>${p.plain(d.amountDue)} €`])}</table>
<div class=n>Trabajos realizados el ${p.date(d.deliveryDate)} en el domicilio del cliente. Pago por transferencia a ${grouped(d.seller.iban)}, indicando el n.º de factura, o por Bizum.<br>Garantía de 2 años en herrajes. El vidrio no está cubierto por rotura una vez instalado y revisado por el cliente.</div>`
    },
  },
  {
    name: 'pl-tapicer-meble-zaliczka',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23],
      items: itemsOf(`
        Renowacja fotela uszak z wymianą sprężyn|szt.|480|720;Obicie krzesła tapicerowanego (siedzisko)|szt.|75|130;
        Wymiana pianki T35 w poduszce siedziskowej|szt.|110|170;Tkanina Velvet 14, kol. butelkowa zieleń|mb|58|92;
        Tkanina plamoodporna Monza, kol. szary|mb|46|79;Szycie pokrowca na wymiar z lamówką|szt.|140|230;
        Klejenie i czopowanie stelaża|szt.|90|160;Pikowanie zagłówka łóżka 160 cm|szt.|420|640;
        Transport mebli do i z pracowni|usł.|80|150`),
      lines: [2, 7],
      isOnce: true,
      most: 4,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.8,
      days: [3, 7, 14],
      pools: partiesOf(
        'PL',
        'Restauracja|Hotel|Dworek|Biuro Projektowe',
        'Sp. z o.o.|s.c.|Sp. j.|S.A.'
      ),
      numbers: (random, year) => `FV ${random.int(1, 190)}/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9pt "Open Sans";margin:0 1mm;color:#222} .tp{display:flex;justify-content:space-between;align-items:flex-start} .tp h1{font-size:17pt;font-weight:600;margin:0} .dt{width:78mm} .dt td{padding:1.5px 0;font-size:8.6pt} .dt td:first-child{color:#666} .st{display:flex;gap:10mm;margin:10mm 0 8mm} .st>div{flex:1;line-height:1.5} .st h5{margin:0 0 1.5mm;font-size:9pt;border-bottom:.7pt solid #888;padding-bottom:1mm} .p th{background:#efefef;font-size:7.8pt;padding:5px 3px;text-align:left;border:.4pt solid #bbb;font-weight:600} .p td{padding:5px 3px;border:.4pt solid #bbb} .u{width:100mm;margin:5mm 0 0 auto} .u th,.u td{padding:4px 3px;text-align:right;font-size:8.4pt;border-bottom:.4pt solid #bbb} .u th{font-weight:600} .z{margin-top:9mm;display:flex;justify-content:space-between} .z table{width:92mm} .z td{padding:2.5px 0;white-space:nowrap} .sl{text-align:right;font-size:8.2pt;margin-top:1mm} .z .k td{font-size:12pt;font-weight:700;padding-top:5px} .sg{display:flex;justify-content:space-between;margin-top:24mm;font-size:7.6pt;color:#555} .sg div{width:70mm;border-top:.5pt solid #777;text-align:center;padding-top:1mm} .uw{margin-top:7mm;font-size:8.2pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const buyer = d.buyer.name
      const rows = p.lines((l, at) =>
        row([
          at + 1,
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `w tym ${p.number(t.rate)}%`,
          p.plain(baseOf(p, t)),
          p.plain(taxOf(p, t)),
          p.plain(t.base + t.amount),
        ])
      )
      const paid = d.prepaid
        ? row([`Zapłacono – zaliczka ${p.date(d.orderDate)}`, `>${p.plain(d.prepaid)} PLN`])
        : ''
      return `<div class=tp><h1>Faktura nr ${d.number}</h1><table class=dt>${row(['Miejsce wystawienia', `>${d.seller.town}`])}${row(['Data wystawienia', `>${p.date(d.issueDate)}`])}${row(['Data zakończenia usługi', `>${p.date(d.deliveryDate)}`])}${row(['Termin płatności', `>${p.date(d.dueDate)}`])}${row(['Metoda płatności', `>${random.pick(['Przelew', 'Przelew / BLIK'])}`])}</table></div>
<div class=st><div><h5>Sprzedawca</h5>${d.seller.name}<br>Pracownia tapicerska<br>${d.seller.street}<br>${codeFirst(d.seller)}<br>NIP ${d.seller.vatId.slice(2)}<br>tel. ${d.seller.telephone}</div><div><h5>Nabywca</h5>${buyer}<br>${d.buyer.street}<br>${codeFirst(d.buyer)}${isCompany(buyer) ? `<br>NIP ${d.buyer.vatId.slice(2)}` : ''}</div></div>
<table class=p>${heading(['Lp.', 'Nazwa towaru lub usługi', 'j.m.', '>Ilość', '>Cena netto', '>VAT', '>Wartość netto'])}${rows.join('')}</table>
<table class=u>${heading(['', 'Wartość netto', 'Kwota VAT', 'Wartość brutto'])}${taxes.join('')}${row(['<b>Razem</b>', `<b>${p.plain(d.subtotal)}</b>`, `<b>${p.plain(d.tax)}</b>`, `<b>${p.plain(d.total)}</b>`])}</table>
<div class=z><div>Numer konta:<br><b>${accountOf(d.seller)}</b></div><table>${row(['Razem brutto', `>${p.plain(d.total)} PLN`])}${paid}${rowOf('k', ['Do zapłaty', `>${p.plain(d.amountDue)} PLN`])}</table></div>
<div class=sl>Słownie: ${polishWords(Math.floor(d.amountDue / 100))} PLN ${two(d.amountDue % 100)}/100</div>
<div class=uw>Uwagi: na wykonaną usługę udzielamy 24 miesięcy gwarancji. Kolor tkaniny może nieznacznie różnić się od próbnika.</div>
<div class=sg><div>Imię i nazwisko osoby uprawnionej do odbioru</div><div>Imię i nazwisko osoby uprawnionej do wystawienia</div></div>`
    },
  },
  {
    name: 'pl-autokary-kursy-miesiac',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8],
      items: itemsOf(`
        Przewóz osób Brodnica – Toruń – Brodnica, autokar 53 os.|kurs|980|1450;
        Przewóz osób Iława – Malbork (wycieczka), autokar 49 os.|kurs|1250|1750;
        Dowóz pracowników, zmiana I, bus 19 os.|kurs|190|280;Dowóz pracowników, zmiana II, bus 19 os.|kurs|190|280;
        Przewóz osób Ostróda – lotnisko Gdańsk, bus 8 os.|kurs|420|610;
        Przewóz osób na zawody sportowe, Olsztyn, autokar 35 os.|kurs|760|1100;
        Przewóz osób Nowe Miasto Lub. – Warszawa, autokar 53 os.|kurs|2100|2900;
        Postój kierowcy powyżej limitu|godz.|60|85`),
      lines: [2, 7],
      isOnce: true,
      most: 6,
      days: [14, 21, 30],
      pools: partiesOf(
        'PL',
        'PRZEWOZY AUTOKAROWE|Usługi Przewozowe|Biuro Podróży|Turystyka|Transport Osobowy',
        'Sp. z o.o.|Sp. j.|S.A.|s.c.|Sp. z o.o. Sp. k.'
      ),
      numbers: (random, year) => `FVS/${random.int(11, 640)}/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: dotted },
    css: 'body{font:8.8pt "Liberation Sans";margin:1mm} .w{display:flex;border:1pt solid #000} .w>div{flex:1;padding:2.5mm 3mm;line-height:1.4} .w>div+div{border-left:1pt solid #000} .w i{font-style:normal;font-size:7pt;display:block} .d{text-align:center;background:#dcdcdc} .d b{font-size:12pt;display:block;margin:1mm 0} .x td{border:.6pt solid #000;padding:2px 4px!important;font-size:8pt} .x{margin-top:2mm} .m{margin-top:5mm} .m th{border:.8pt solid #000;background:#dcdcdc;font-size:7pt;padding:3px;font-weight:bold;text-align:center} .m td{border:.6pt solid #000;padding:3px} .y{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .v{width:112mm} .v th,.v td{border:.6pt solid #000;padding:3px;text-align:right;font-size:8pt} .v th{background:#dcdcdc;font-size:7pt} .dz{width:62mm;border:1.4pt solid #000;padding:2.5mm 3mm;box-sizing:border-box} .dz b{display:block;font-size:14pt;text-align:right} .o{margin-top:4mm;line-height:1.55} .g{display:flex;gap:12mm;margin-top:10mm} .g div{flex:1;border:.6pt solid #000;height:22mm;display:flex;align-items:flex-end;justify-content:center;font-size:6.8pt;padding-bottom:1mm} .e{font-size:6.8pt;margin-top:4mm;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const buyer = d.buyer.name
      const rows = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          l.description,
          '49.39',
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          p.plain(baseOf(p, t)),
          p.plain(taxOf(p, t)),
          p.plain(t.base + t.amount),
        ])
      )
      return `<div class=w><div><i>SPRZEDAWCA</i><b>${d.seller.name}</b><br>${d.seller.street}, ${codeFirst(d.seller)}<br>NIP: ${d.seller.vatId.slice(2)} &nbsp; tel. ${d.seller.telephone}<br>Licencja na wykonywanie krajowego transportu osób nr ${random.digits(7)}</div><div class=d>FAKTURA VAT<b>${d.number}</b>ORYGINAŁ</div></div>
<table class=x>${row([`Data wystawienia: <b>${p.date(d.issueDate)}</b>`, `Miejsce: ${d.seller.town}`, `Okres usługi: ${p.date(d.from)} – ${p.date(d.until)}`])}</table>
<div class=w style="margin-top:2mm"><div><i>NABYWCA</i><b>${buyer}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}${isCompany(buyer) ? `<br>NIP: ${d.buyer.vatId.slice(2)}` : ''}</div><div><i>PŁATNOŚĆ</i>Sposób zapłaty: przelew<br>Termin płatności: <b>${p.date(d.dueDate)}</b><br>Bank Spółdzielczy, oddział ${d.seller.town}<br>${accountOf(d.seller)}</div></div>
<table class=m>${heading(['Lp.', 'Nazwa usługi', 'PKWiU', 'Ilość', 'J.m.', 'Cena jedn. netto', 'Wartość netto', 'VAT %'])}${rows.join('')}</table>
<div class=y><table class=v>${heading(['Stawka VAT', 'Netto', 'VAT', 'Brutto'])}${taxes.join('')}${row(['<b>RAZEM</b>', `<b>${p.plain(d.subtotal)}</b>`, `<b>${p.plain(d.tax)}</b>`, `<b>${p.plain(d.total)}</b>`])}</table><div class=dz>DO ZAPŁATY<b>${p.plain(d.amountDue)} zł</b></div></div>
<div class=o>Słownie złotych: <b>${polishWords(Math.floor(d.amountDue / 100))} ${two(d.amountDue % 100)}/100</b><br>Nr zlecenia: ${d.orderNumber}. Karty drogowe do wglądu w dyspozyturze. Ceny zawierają opłaty parkingowe i przejazdowe.</div>
<div class=g><div>podpis osoby upoważnionej do odbioru faktury</div><div>podpis osoby upoważnionej do wystawienia faktury</div></div>
<div class=e>Za przekroczenie terminu płatności naliczamy odsetki ustawowe za opóźnienie w transakcjach handlowych. BDO 000${random.digits(6)} &nbsp; REGON ${random.digits(9)}</div>`
    },
  },
  {
    name: 'us-instruments-export-proforma',
    page: 'Letter',
    plan: {
      country: 'US',
      buyerCountry: 'ES',
      currency: 'USD',
      kind: 'proforma',
      rates: [0],
      items: itemsOf(`
        Benchtop pH/conductivity meter, 220V, Type C/F plug|EA|640|980;pH electrode, gel-filled, BNC, 1 m cable|EA|72|118;
        Refractometer, digital, 0-95 Brix|EA|1150|1640;Stirring hotplate, ceramic, 220V|EA|385|560;
        Turbidity standards kit, 4 vials|KT|145|210;Calibration buffer set 4/7/10, 500 mL|SET|28|44;
        Flow cell, quartz, 10 mm path|EA|190|290;Spare lamp module, tungsten|EA|95|160;
        Data cable USB-C with PC software|EA|55|85;Hard transport case, foam-lined|EA|120|175`),
      lines: [2, 8],
      isOnce: true,
      most: 10,
      charge: 0.6,
      days: [30, 45, 60],
      pools: {
        ...partiesOf(
          'US',
          'Analytical|Instruments|Scientific|Lab Systems|PRECISION OPTICS',
          'Inc.|LLC|Corp.|Company|International'
        ),
        ES: partiesOf('ES', 'Laboratorios|Bodegas|Control de Calidad', 'S.L.|S.A.|S.Coop.').ES,
      },
      numbers: (random, year) => `PI-${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...point, date: (y, m, d) => `${d}-${months[Number(m) - 1].slice(0, 3)}-${y}` },
    css: 'body{font:9pt "Liberation Sans";margin:9mm 11mm} .a{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2.5pt solid #7a1f2b;padding-bottom:3mm} .a b{font:bold 18pt "P052";color:#7a1f2b;max-width:105mm;line-height:1.1} .a h1{font-size:15pt;margin:0} .ad{font-size:8pt;margin:2mm 0 5mm} .k{border:.6pt solid #555} .k td{border:.6pt solid #555;padding:3px 6px!important;vertical-align:top;width:25%;line-height:1.35} .k small{display:block;font-size:6.8pt;color:#7a1f2b;text-transform:uppercase} .t{margin-top:5mm} .t th{border-bottom:1pt solid #7a1f2b;border-top:1pt solid #7a1f2b;font-size:7.5pt;text-align:left;padding:4px 3px} .t td{padding:4.5px 3px;border-bottom:.3pt solid #bbb;vertical-align:top} .s{width:78mm;margin:4mm 0 0 auto} .s td{padding:3px} .s .f td{font-weight:bold;font-size:11pt;border-top:1pt solid #7a1f2b} .c{display:flex;gap:10mm;margin-top:6mm;font-size:8.2pt;line-height:1.5} .c div{flex:1} .d{margin-top:6mm;font-size:7.8pt;line-height:1.45} .g{margin-top:14mm;width:80mm;border-top:.6pt solid #000;font-size:7.6pt;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const buyer = d.buyer.name
      const box = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><small>${label}</small>${value}</td>`
      const rows = p.lines((l) =>
        row([
          `${random.pick(['AX', 'RM', 'TK'])}-${codeOf(l.description)}`,
          l.description,
          `90${random.pick(['27.89', '27.50', '27.90'])}`,
          'US',
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const extra = d.charge
        ? `${row(['Merchandise', `>${p.plain(d.lineTotal)}`])}${row(['Documentation fee', `>${p.plain(d.charge)}`])}`
        : ''
      const { town } = d.seller
      return `<div class=a><b>${d.seller.name}</b><h1>PRO FORMA INVOICE</h1></div><div class=ad>${d.seller.street}, ${townFirst(d.seller)}, USA &nbsp;·&nbsp; ${d.seller.telephone} &nbsp;·&nbsp; ${d.seller.mail} &nbsp;·&nbsp; EIN ${random.int(20, 88)}-${random.digits(7)}</div>
<table class=k><tr>${box('Consignee / Bill to', `<b>${buyer}</b><br>${d.buyer.street}<br>${codeFirst(d.buyer)}<br>SPAIN<br>NIF/EORI: ES${spanishNumber(buyer, d.buyer.vatId, random)}`, 2)}${box('Ship to / Notify', 'Same as consignee', 2)}</tr><tr>${box('Pro forma no.', `<b>${d.number}</b>`)}${box('Date', p.date(d.issueDate))}${box('Valid until', p.date(dayAfter(d.issueDate, 30)))}${box('Customer reference', d.orderNumber)}</tr><tr>${box('Incoterms® 2020', `FCA ${town}`)}${box('Country of origin', 'United States')}${box('Est. ship', `${random.int(2, 5)} weeks after receipt of payment`)}${box('Mode', random.pick(['Air freight, collect', 'Courier, consignee acct.']))}</tr></table>
<table class=t>${heading(['Part no.', 'Description of goods', 'HTS', 'Origin', '>Qty', 'UOM', '>Unit price', '>Extended'])}${rows.join('')}</table>
<table class=s>${extra}${row([`Subtotal FCA ${town}`, `>${p.plain(d.subtotal)}`])}${row(['Sales tax (export, exempt)', `>${p.plain(d.tax)}`])}${rowOf('f', ['TOTAL USD', `>$${p.plain(d.total)}`])}</table>
<div class=c><div><b>Terms of payment:</b> 100% in advance by wire transfer. The commercial invoice will be issued upon shipment.<br><b>Gross weight (est.):</b> ${random.int(9, 64)} kg, ${random.int(1, 4)} carton(s)</div><div><b>Wire instructions</b><br>Beneficiary: ${d.seller.name}<br>ABA ${random.digits(9)} · Account ${random.digits(10)}<br>SWIFT: ${random.pick(['DSRTUS44', 'WSCFUS6S'])} · All bank charges for account of buyer</div></div>
<div class=d>These items are controlled by the U.S. Government and authorized for export only to the country of ultimate destination for use by the ultimate consignee or end-user(s) herein identified. ECCN: EAR99. Diversion contrary to U.S. law is prohibited. We certify that this pro forma invoice is true and correct and that the goods are of United States origin. Customs duties and import VAT are payable by the consignee.</div>
<div class=g>Authorized signature – Export Sales</div>`
    },
  },
  {
    name: 'us-guard-posts-weekly',
    page: 'Letter',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [8.25],
      items: itemsOf(`
        Unarmed officer - Front gate, day shift|HR|24|31;Unarmed officer - Front gate, overnight|HR|26|34;
        Unarmed officer - Lobby desk|HR|23|30;Shift supervisor|HR|32|41;
        Armed officer - Cash office|HR|38|49;Rover patrol - Parking structure|HR|25|33;
        Holiday rate (1.5x) - Front gate|HR|37|48;Patrol vehicle, marked|HR|6|9;Fire watch - Building C|HR|29|38`),
      lines: [4, 13],
      isInOrder: true,
      isOnce: true,
      most: 84,
      isPart: true,
      days: [10, 15, 30],
      pools: partiesOf(
        'US',
        'Protective Services|Security|Patrol & Guard|Loss Prevention|Facility Services',
        'Inc.|LLC|Group|Corporation|LP'
      ),
      numbers: (random) => `${random.int(31, 89)}${random.digits(4)}`,
    },
    style: { ...point, date: (y, m, d) => `${Number(m)}/${Number(d)}/${y}` },
    css: 'body{font:9.5pt "Liberation Sans";margin:9mm 12mm} .a{display:flex;justify-content:space-between} .a div:first-child{line-height:1.35} .a b{font-size:13pt} .r1{text-align:right} .r1 h1{font:bold 22pt "Liberation Sans";margin:0 0 2mm;color:#333} .i{width:auto;margin-left:auto} .i th,.i td{border:.7pt solid #000;padding:2px 9px;text-align:center} .i th{font-weight:400;font-size:8.5pt;background:#eee} .b{display:flex;gap:8mm;margin:7mm 0 5mm} .b table{flex:1} .b th{border:.7pt solid #000;text-align:left;font-weight:400;font-size:8.5pt;padding:2px 6px;background:#eee} .b td{border:.7pt solid #000;padding:3px 6px 6px;line-height:1.35;height:20mm;vertical-align:top} .c th,.c td{border:.7pt solid #000;text-align:center;padding:2px 5px;font-size:8.5pt} .c th{font-weight:400;background:#eee} .l{margin-top:3mm;border:.7pt solid #000} .l th{border:.7pt solid #000;background:#eee;font-weight:400;font-size:8.5pt;padding:3px 5px} .l td{border-left:.7pt solid #000;padding:3px 5px} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:3mm} .e p{width:88mm;margin:0;font-size:8.3pt;line-height:1.45} .s{width:78mm;border:.7pt solid #000} .s td{padding:4px 7px;border-bottom:.7pt solid #000} .s .k td{font-weight:bold;font-size:12pt} .ag{margin-top:7mm} .ag th,.ag td{border:.7pt solid #000;text-align:center;font-size:8.3pt;padding:3px} .ag th{background:#eee;font-weight:400}',
    draw: (p) => {
      const { doc: d, random } = p
      const end = dayAfter(d.issueDate, -random.int(1, 4))
      const rows = p.lines((l, at) =>
        row([
          `${at + 1}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const nothing = p.plain(0)
      return `<div class=a><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${townFirst(d.seller)}<br>${d.seller.telephone}<br>License #B${random.digits(5)}</div><div class=r1><h1>Invoice</h1><table class=i>${heading(['Date', 'Invoice #'])}${row([p.date(d.issueDate), d.number])}</table></div></div>
<div class=b><table><tr><th>Bill To</th></tr><tr><td>${d.buyer.name}<br>Attn: Accounts Payable<br>${d.buyer.street}<br>${townFirst(d.buyer)}</td></tr></table><table><tr><th>Service Location</th></tr><tr><td>Site ${random.int(101, 388)} – ${random.pick(['Main Campus', 'Distribution Yard', 'Tower & Garage'])}<br>${random.int(200, 9800)} ${random.pick(['Gateway Blvd', 'Commerce St', 'Lakeside Pkwy'])}<br>${townFirst(d.buyer)}</td></tr></table></div>
<table class=c>${heading(['P.O. No.', 'Branch', 'Due Date', 'Account #', 'Week Ending'])}${row([d.orderNumber, random.pick(['North', 'Central', 'Night Ops']), p.date(d.dueDate), d.customerNumber, p.date(end)])}</table>
<table class=l>${heading(['Post', 'Description', 'Hours', 'Bill Rate', 'Amount'])}${rows.join('')}</table>
<div class=e><p>Thank you for your business. Signed post logs and time sheets are available in the client portal. Disputes must be submitted in writing within 10 days of the invoice date. Past due balances accrue 1.5% per month.<br><br><b>Remit to:</b> ${d.seller.name}, P.O. Box ${random.digits(6)}, ${townFirst(d.seller)}<br><b>ACH:</b> Routing ${random.digits(9)}, Acct. ending ${random.digits(4)}</p><table class=s>${row(['Subtotal', `>$${p.plain(d.subtotal)}`])}${row([`Sales Tax (${p.number(d.taxes[0].rate)}%)`, `>$${p.plain(d.tax)}`])}${row(['Total', `>$${p.plain(d.total)}`])}${row(['Payments/Credits', `>$${nothing}`])}${rowOf('k', ['Balance Due', `>$${p.plain(d.amountDue)}`])}</table></div>
<table class=ag>${heading(['Current', '1-30 Days Past Due', '31-60 Days Past Due', '61-90 Days Past Due', 'Over 90 Days', 'Account Balance (USD)'])}${row([p.plain(d.amountDue), nothing, nothing, nothing, nothing, p.plain(d.amountDue)])}</table>`
    },
  },
]
