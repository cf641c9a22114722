import { dayAfter } from '../days.ts'
import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { polishWords } from '../polish_words.ts'
import {
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
  type Print,
} from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

/** Gives a party one of the names, its site, and one of the places `street=town=code`. */
function named({ doc, random }: Print, who: 'seller' | 'buyer', names: string, places: string) {
  const party = doc[who]
  const name = random.pick(listOf(names))
  const [street, town, postCode] = random.pick(townsOf(places))
  const site = name
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 2)
    .join('')
    .toLowerCase()
  Object.assign(party, { name, street, town, postCode })
  party.mail = `${random.pick(['info', 'administracja', 'office'].slice(0, doc.currency === 'PLN' ? 2 : 1))}@${site}.example`
  party.site = `www.${site}.example`
}

const rows = (all: string[][]) => all.map((cells) => row(cells)).join('')

/** Days between two days, one for each place, without days that come twice. */
function shiftsOf(random: Random, from: string, count: number): string[] {
  const step = Math.floor(28 / count)
  return Array.from({ length: count }, (_, at) =>
    dayAfter(from, at * step + random.int(0, step - 1))
  )
}

const funeralItems = itemsOf(`
  Verzorging en regeling van de uitvaart||1395|1795;
  Laatste verzorging en kleden door twee medewerkers||285|410;
  Overbrengen overledene naar uitvaartcentrum||240|365;
  Rouwauto met chauffeur naar crematorium||365|520;
  Gebruik rouwkamer, 5 dagen||420|640;
  Uitvaartkist populier blank gelakt, incl. bekleding||690|1480;
  Dragers, vier personen||310|440;
  Crematie met gebruik aula (60 minuten)||1180|1640;
  Leges uittreksel overlijdensakte gemeente||15|18;
  Rouwkaarten met foto, 120 stuks, incl. enveloppen||185|310|2;
  Postzegels rouw, 120 stuks||118|142;
  Rouwadvertentie regionaal dagblad||390|720|2;
  Rouwarrangement op de kist, wit en groen||145|260|1;
  Koffie, thee en cake, 85 personen||420|690|1;
  Broodjes na afloop, 40 personen||230|380|1;
  Geluidsopname van de plechtigheid||48|75|2`)

const fishItems = itemsOf(`
  MERLUZA PINCHO 2/3 CANTABRICO|Kg|11|17; PESCADILLA NACIONAL 300/500|Kg|5|8; LENGUADO ROLLO 400/600|Kg|19|28;
  LUBINA ACUICULTURA 600/800|Kg|9|12; DORADA ACUICULTURA 400/600|Kg|7|10; SALMON NORUEGO 5/6 EVISCERADO|Kg|9|14;
  RAPE COLA NEGRO 1/2|Kg|14|21; BOQUERON MALAGA|Kg|4|7; SARDINA VIGO|Kg|3|5; CALAMAR NACIONAL PINCHADO|Kg|15|22;
  PULPO COCIDO PATA 200/300|Kg|24|33; MEJILLON GALLEGO MEDIANO MALLA|Kg|2|4; ALMEJA JAPONICA MEDIANA|Kg|9|14;
  GAMBA BLANCA HUELVA M|Kg|28|46; CIGALA TRONCO 16/20|Kg|26|39; ATUN ROJO LOMO|Kg|22|31;
  BACALAO PUNTO DE SAL LOMO|Kg|12|18; HIELO EN ESCAMAS A GRANEL|Kg|0.3|0.5; MANIPULADO Y FILETEADO|Kg|0.6|0.9|1;
  PORTES REPARTO REFRIGERADO|Kg|0.2|0.4|1`)

const bakeryItems = itemsOf(`
  Chleb baltonowski 600 g|szt.|3|5; Chleb razowy na zakwasie 500 g|szt.|5|7; Chleb orkiszowy 400 g|szt.|6|9;
  Chleb krojony tostowy 500 g|szt.|4|6; Bułka kajzerka 60 g|szt.|0.5|0.9; Bułka grahamka 70 g|szt.|0.7|1.2;
  Bułka poznańska 100 g|szt.|0.8|1.3; Rogal maślany 80 g|szt.|1.4|2.2; Bagietka czosnkowa 250 g|szt.|3|5;
  Chałka zdobna 350 g|szt.|5|7; Drożdżówka z serem 110 g|szt.|2.4|3.6; Drożdżówka z jagodami 110 g|szt.|2.6|3.9;
  Pączek z różą 75 g|szt.|2.1|3.2; Sernik krakowski 500 g|szt.|14|18; Makowiec zawijany 450 g|szt.|12|16;
  Szarlotka z kruszonką 500 g|szt.|11|15; Babka piaskowa 400 g|szt.|9|13; Ciastka kruche mieszane|kg|18|26;
  Torba papierowa z nadrukiem|szt.|0.4|0.7|1; Karton na tort 28x28|szt.|2|3|1; Świeczka urodzinowa cyfra|szt.|3|5|1`)

const days = 'zo ma di wo do vr za'.split(' ')
const polishWhole = (cents: number) =>
  `${polishWords(Math.floor(cents / 100))} zł ${two(cents % 100)}/100`
/** A Polish account number as banks group it. */
const accountOf = (iban: string) => `${iban.slice(2, 4)} ${grouped(iban.slice(4))}`
const nip = (id: string) => id.slice(2)
const nipDashed = (id: string) => id.slice(2).replace(/^(...)(...)(..)(..)$/, '$1-$2-$3-$4')

/** Dutch, Spanish, Polish and American invoices of ordinary months. */
export const gilaBzura: Family[] = [
  {
    name: 'nl-uitvaart-verzorging',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [0, 9, 21],
      lines: [12, 22],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 1,
      days: [14, 21, 30],
      items: funeralItems,
      numbers: (random, year) => `${year}${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dutchDay },
    css: 'body{font:10pt/1.42 "EB Garamond";font-variant-numeric:lining-nums;color:#2b2b2b;margin:0} .h{text-align:center;border-bottom:.6pt solid #8a8069;padding-bottom:4mm} .h b{display:block;font:21pt "EB Garamond";font-variant-numeric:lining-nums;letter-spacing:1.5px;color:#5b5340} .h span{font-size:9pt;font-style:italic} .m{display:flex;justify-content:space-between;margin:9mm 0 7mm} .m td{padding:0} h1{font:15pt "EB Garamond";letter-spacing:1px;margin:0 0 3mm;color:#5b5340} .l th{text-align:left;font-weight:normal;font-style:italic;border-bottom:.6pt solid #8a8069;padding:1mm 0} .l td{padding:.75mm 0} .l .s td{font-weight:bold;padding-top:2.6mm} .t{margin-left:auto;width:92mm;margin-top:3mm;border-top:.6pt solid #8a8069} .t td{padding:.6mm 0} .t .b td{font-weight:bold;font-size:12pt;border-top:.6pt solid #8a8069;padding-top:1.2mm} .v{margin-top:5mm;width:108mm;font-size:8.8pt} .v th{font-weight:normal;font-style:italic;text-align:left} .v td{padding:0} .p{margin-top:5mm} .f{margin-top:6mm;font-size:8.3pt;text-align:center;border-top:.6pt solid #8a8069;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Uitvaartverzorging De Stille Laan|Boersema & Zn. Uitvaarten B.V.|Wiersum Uitvaartzorg|Van der Heem Uitvaartbegeleiding V.O.F.',
        'Molenweg 28=Hoogeveen=7902 BN|Kerkstraat 61=Barneveld=3771 GJ|Singel 7=Schagen=1741 KA'
      )
      named(
        p,
        'buyer',
        'H.J. Dijkgraaf-Prins|Wieger Terpstra|A. Looman-ter Haar|Hennie Oosterink',
        'De Hoven 19=Beilen=9411 KD|Eikenlaan 4=Ede=6711 MN|Wilgenhof 112=Heerhugowaard=1704 LT'
      )
      const late = random.pick([
        'mevrouw G. Dijkgraaf-Huls',
        'de heer J. Terpstra',
        'mevrouw T. Looman-Bos',
      ])
      const codes: Record<number, string> = { 0: 'vrijgesteld', 9: '9%', 21: '21%' }
      const lines = p.lines((l, at) => ({
        at,
        own: funeralItems.findIndex(([name]) => name === l.description) < 7,
        html: row([l.description, codes[l.rate], `>${p.plain(l.amount)}`]),
      }))
      const section = (title: string, own: boolean) =>
        rowOf('s', [title, '', '']) +
        lines
          .filter((line) => line.own === own)
          .map(({ html }) => html)
          .join('')
      return `<div class=h><b>${d.seller.name}</b><span>Persoonlijk en met aandacht, dag en nacht bereikbaar: ${d.seller.telephone}</span></div>
<div class=m><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><table>${rows(
        [
          ['Factuurdatum', p.date(d.issueDate)],
          ['Factuurnummer', d.number],
          ['Dossier', `U${random.digits(4)}`],
          ['Betreft', `Uitvaart ${late}`],
        ]
      )}</table></div></div>
<h1>Factuur</h1>Hierbij brengen wij u de kosten in rekening van de uitvaart van ${late}, overleden op ${p.date(dayAfter(d.deliveryDate, -9))}, zoals met u besproken.
<table class=l>${heading(['Omschrijving', 'Btw', '>Bedrag in € (incl. btw)'])}${section('Diensten uitvaartverzorging', true)}${section('Voor u betaald en geregeld', false)}</table>
<table class=t>${row(['Totaal', `>${p.money(d.total)}`])}${d.prepaid ? row(['Reeds ontvangen uit depositofonds', `>– ${p.money(d.prepaid)}`]) : ''}${rowOf('b', ['Door u te betalen', `>${p.money(d.amountDue)}`])}</table>
<table class=v>${heading(['Specificatie btw', '>Excl. btw', '>Btw'])}${p
        .taxes((t) =>
          row([
            t.rate ? `Btw ${p.number(t.rate)}%` : 'Vrijgesteld van btw',
            `>${p.money(baseOf(p, t))}`,
            `>${p.money(taxOf(p, t))}`,
          ])
        )
        .join(
          ''
        )}${row(['Totaal excl. btw / btw', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`])}</table>
<div class=p>Wij verzoeken u het bedrag uiterlijk ${p.date(d.dueDate)} over te maken op rekening ${grouped(d.seller.iban)} ten name van ${d.seller.name}, onder vermelding van het factuurnummer. Heeft u een polis bij een verzekeraar in natura, dan ontvangt u de uitkering rechtstreeks. Lukt betalen in één keer niet? Neemt u gerust contact met ons op.</div>
<div class=f>${d.seller.name} · ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · ${d.seller.mail} · KvK ${random.digits(8)} · Btw-nr. ${d.seller.vatId}</div>`
    },
  },
  {
    name: 'nl-verpleegkundige-diensten',
    plan: {
      country: 'NL',
      currency: 'EUR',
      rates: [0],
      lines: [5, 10],
      isOnce: true,
      most: 9,
      isPart: true,
      isSellerPerson: true,
      days: [14, 30],
      items: itemsOf(`
        Dagdienst afdeling De Linde (somatiek)|uur|46|52; Wijkverpleging route Noord|uur|48|54;
        Wijkverpleging route Centrum|uur|48|54; Wijkverpleging route Zuid|uur|48|54;
        Wijkverpleging route Buitengebied|uur|52|56; Palliatieve zorg aan huis|uur|54|58;
        Dagdienst revalidatie, vervanging ziekte|uur|47|53; Indicatiestelling en zorgplannen|uur|50|55;
        Inwerken nieuwe collega|uur|44|48; Bereikbaarheidsdienst, oproep|uur|61|69;
        Bijscholing voorbehouden handelingen|uur|41|45`),
      numbers: (random, year) => `${year}-${two(random.int(1, 48))}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dashed },
    css: 'body{font:10pt/1.4 "Lato";margin:0;color:#1c2d33} .a{display:grid;grid-template-columns:1fr 62mm;gap:8mm} h1{font:300 30pt "Lato";color:#1d8a8a;margin:0 0 8mm} .w{font-size:9pt;background:#eef7f6;padding:5mm;line-height:1.5} .w b{font-size:11.5pt} .c{color:#1d8a8a;font-size:8pt;display:block;margin-top:2mm} .l{margin-top:9mm} .l th{background:#1d8a8a;color:#fff;text-align:left;font-weight:600;font-size:9pt;padding:1.8mm 2mm} .l td{padding:1.8mm 1.6mm;border-bottom:.5pt solid #cfe2e1;vertical-align:top;font-size:9pt;white-space:nowrap} .l td:nth-child(2){white-space:normal} .l .e td{border:0;padding-top:3.4mm;font-size:13pt;font-weight:700} .n{margin-top:9mm;font-size:9.2pt} .pay{border-left:2.4pt solid #1d8a8a;padding:1mm 0 1mm 4mm;margin-top:7mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Anouk Reitsma|Marloes van Iersel|Bas Hoogland|Kim Schaapveld-de Wit',
        'Distelveld 33=Drachten=9207 AK|Vlinderstraat 8=Helmond=5704 CE|Lange Akkers 71=Raalte=8102 JP'
      )
      named(
        p,
        'buyer',
        'Stichting Zorggroep Het Wold|Thuiszorg De Meerpaal B.V.|Woonzorgcentrum Abdijhof|ZORGBEMIDDELING LINDEKAMP',
        'Postbus 219=Assen=9400 AE|Ziekenhuislaan 40=Deventer=7415 EB|Abdijweg 2=Oirschot=5688 GC'
      )
      const on = shiftsOf(random, d.from, d.lines.length)
      const lines = p.lines((l, at) => {
        const begin = random.pick([420, 435, 450, 480])
        const hours = l.quantity ?? 0
        const end = begin + Math.round(hours * 60)
        const clock = (time: number) => `${two(Math.floor(time / 60))}:${two(time % 60)}`
        return row([
          `${days[new Date(on[at]).getUTCDay()]} ${p.date(on[at])}`,
          `${l.description}`,
          `${clock(begin)} – ${clock(end)}`,
          `>${p.number(hours, 2)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      })
      return `<div class=a><div><h1>Factuur</h1>${d.buyer.name}<br>Afdeling crediteuren<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div class=w><b>${d.seller.name}</b><br>verpleegkundige (zzp)<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>06 ${random.digits(4)} ${random.digits(4)}<span class=c>BIG ${random.digits(11)} · AGB 91-${random.digits(6)}</span><span class=c>KvK ${random.digits(8)}<br>Btw-id ${d.seller.vatId}</span></div></div>
<table style="width:auto;margin-top:8mm">${rows([
        ['Factuurnummer', `<b>${d.number}</b>`],
        ['Factuurdatum', p.date(d.issueDate)],
        ['Vervaldatum', p.date(d.dueDate)],
        ['Overeenkomst', `Modelovereenkomst ${d.orderNumber}`],
      ])}</table>
<table class=l>${heading(['Datum', 'Dienst', 'Tijd', '>Aantal', '>Tarief', '>Bedrag'])}${lines.join('')}<tr class=e><td colspan=4>Totaal</td><td class=r colspan=2>${p.money(d.total)}</td></tr></table>
<div class=n>De zorgverlening is vrijgesteld van btw op grond van artikel 11, eerste lid, onderdeel g, Wet op de omzetbelasting 1968. Diensten zijn akkoord bevonden in het rooster door de teamcoördinator.</div>
<div class=pay>Te betalen: <b>${p.money(d.amountDue)}</b>, graag vóór de vervaldatum op<br><b>${grouped(d.seller.iban)}</b> t.n.v. ${d.seller.name}<br>onder vermelding van factuur ${d.number}</div>`
    },
  },
  {
    name: 'es-pescados-mayorista-lonja',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21],
      lines: [38, 58],
      most: 28,
      isPart: true,
      days: [7, 15, 30],
      items: fishItems,
      numbers: (random, year) => `${year.slice(2)}/${random.digits(6)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.4pt "Liberation Sans Narrow";margin:0} .h{display:flex;justify-content:space-between} .h b{font:bold 16pt "Nimbus Sans";color:#003b73;display:block;max-width:92mm;line-height:1.05} .h .s{font-size:8pt;line-height:1.35} .c{border:.8pt solid #003b73;border-radius:2mm;width:80mm;padding:2.5mm 3mm;font-size:9pt;line-height:1.35;min-height:22mm} .d{margin:4mm 0} .d th{background:#003b73;color:#fff;font-weight:normal;font-size:7.6pt;padding:2px} .d td{border:.5pt solid #003b73;text-align:center;padding:3px;font-size:9pt} .l th{border-bottom:1pt solid #003b73;border-top:1pt solid #003b73;text-align:left;padding:3px 0} .l td{padding:1.9px 0} .l .a td{font-weight:bold;padding-top:5px;color:#003b73} .l .b td{border-top:.4pt dotted #555;font-style:italic;padding-bottom:3px} .e{break-inside:avoid;margin-top:5mm} .x{display:flex;gap:5mm;align-items:flex-start} .x table th{background:#dfe9f3;font-weight:bold;padding:2px 4px;text-align:left} .x table td{border:.5pt solid #8aa;padding:3px 4px} .tt td{font:bold 13pt "Nimbus Sans";border:1.2pt solid #003b73!important} .g{font-size:6.9pt;margin-top:4mm;line-height:1.3}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'PESCADOS ARTÁZCOZ, S.A.|Mariscos y Pescados Hermanos Loureda, S.L.|FRIGOMAR LEVANTE|Comercial de la Lonja Villarino e Hijos, S.L.U.',
        'Mercado Central de Pescados, puestos 31-34=Madrid=28053|Mercalicante, Pab. B, módulo 12=Alicante=03007|Puerto Pesquero, almacén 9=Santander=39009'
      )
      named(
        p,
        'buyer',
        'Marisquería El Faro Viejo, S.L.|Pescadería Nieves Ruano C.B.|Restaurante Casa Garmendia, S.L.|Hostelería Siete Picos, S.A.',
        'C/ Embajadores, 140, local=Madrid=28045|Avda. de Denia, 77=Alicante=03016|C/ Tetuán, 15=Santander=39004'
      )
      const lines = p.lines((l) => {
        const isFish = !/^(HIELO|MANIPULADO|PORTES)/.test(l.description)
        const code = String(100 + fishItems.findIndex(([name]) => name === l.description) * 7)
        const boxes = isFish ? Math.ceil((l.quantity ?? 0) / 6) : ''
        const cells = [
          code,
          l.description,
          `>${boxes}`,
          `>${p.number(l.quantity, 3)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate)}`,
          `>${p.plain(l.amount)}`,
        ]
        return { html: row(cells), code, amount: l.amount }
      })
      /** Notes end before goods that they already have. */
      const notes: (typeof lines)[] = [[]]
      for (const line of lines) {
        const last = notes[notes.length - 1]
        const isFull = last.length > 9 || last.some(({ code }) => code === line.code)
        if (isFull) notes.push([line])
        else last.push(line)
      }
      const first = random.int(40200, 88000)
      const groups = notes.map((own, at) => {
        const day = p.date(dayAfter(d.issueDate, at - notes.length))
        const whole = own.reduce((sum, { amount }) => sum + amount, 0)
        return `<tr class=a><td colspan=7>Albarán A-${first + at * 23 + random.int(0, 17)} de fecha ${day}</td></tr>${own.map(({ html }) => html).join('')}<tr class=b><td colspan=6 class=r>Importe albarán</td><td class=r>${p.plain(whole)}</td></tr>`
      })
      const taxes = p.taxes((t) => {
        const [base, tax] = [baseOf(p, t), taxOf(p, t)]
        return row([
          `>${p.plain(base)}`,
          `>${p.number(t.rate, 2)}`,
          `>${p.plain(tax)}`,
          `>0,00`,
          `>${p.plain(base + tax)}`,
        ])
      })
      return `<div class=h><div><b>${d.seller.name}</b><div class=s>Mayoristas de pescado fresco y marisco<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town} – Tel. ${d.seller.telephone}<br>C.I.F. ${d.seller.vatId.slice(2)} – R.G.S.E.A.A. 12.0${random.digits(4)}/M</div></div><div class=c>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}<br>N.I.F.: ${d.buyer.vatId.slice(2)}</div></div>
<table class=d>${heading(['DOCUMENTO', 'Nº FACTURA', 'FECHA', 'COD. CLIENTE', 'RUTA', 'FORMA DE PAGO'])}${row(['FACTURA', d.number, p.date(d.issueDate), d.customerNumber, two(random.int(1, 14)), 'Transferencia'])}</table>
<table class=l>${heading(['Cód.', 'Artículo', '>Cajas', '>Peso', '>Precio', '>% IVA', '>Importe'])}${groups.join('')}</table>
<div class=e><div class=x><table style="flex:1.6">${heading(['>Base imponible', '>% IVA', '>Cuota IVA', '>Rec. equiv.', '>Total'])}${taxes.join('')}</table><table style="flex:1">${rows(
        [
          ['Suma bases', `>${p.plain(d.subtotal)}`],
          ['Suma IVA', `>${p.plain(d.tax)}`],
        ]
      )}${rowOf('tt', ['TOTAL €', `>${p.plain(d.total)}`])}</table></div>
<div class=x style="margin-top:4mm"><table style="width:70mm">${heading(['Vencimiento', '>Importe €'])}${row([p.date(d.dueDate), `>${p.plain(d.amountDue)}`])}</table><div>Ingreso en cuenta: <b>${grouped(d.seller.iban)}</b><br>Indiquen por favor el nº de factura en el concepto.</div></div>
<div class=g>Producto de la pesca: denominación comercial, zona FAO, arte y método de producción figuran en las etiquetas y albaranes de cada lote (Regl. UE 1379/2013). No se admiten reclamaciones pasadas 24 horas desde la recepción. Plazo de pago de productos frescos conforme al art. 1 de la Ley 12/2013 de la cadena alimentaria. Inscrita en el Registro Mercantil, tomo ${random.digits(4)}, folio ${random.digits(3)}, hoja ${random.pick(['M', 'A', 'S'])}-${random.digits(6)}.</div></div>`
    },
  },
  {
    name: 'es-desatascos-parte-verificable',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [2, 6],
      isOnce: true,
      most: 3,
      days: [5, 10, 15],
      items: itemsOf(`
        Salida camión cuba combinado, zona urbana|ud|85|120; Hora de camión cuba con dos operarios|h|92|118;
        Desatranco de bajante general con máquina de presión|ud|140|210; Limpieza de arquetas en garaje|ud|38|60;
        Inspección con cámara CCTV e informe en vídeo|ud|130|195; Hora nocturna de urgencia (22:00 a 6:00)|h|64|86;
        Transporte y gestión de lodos en planta autorizada|m³|48|72; Sustitución de tapa de registro PVC Ø 125|ud|22|36`),
      numbers: (random, year) => `D${year.slice(2)}-${random.int(1010, 6800)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dashed },
    css: 'body{font:9.2pt/1.4 "Roboto";margin:0;color:#222} .h{display:grid;grid-template-columns:1fr 30mm 64mm;gap:5mm;border-bottom:2.2pt solid #e2a100;padding-bottom:4mm} .h b{font:bold 14.5pt/1.12 "Roboto Condensed";display:block;width:60mm;margin-bottom:1.5mm} .q{font-size:5.8pt;text-align:center;line-height:1.25} .f{background:#f6f2e6;padding:3mm 4mm} .f h1{font:bold 17pt "Roboto Condensed";margin:0 0 2mm} .f td{padding:.4mm 0;font-size:8.6pt;white-space:nowrap} .t{display:flex;gap:12mm;margin:7mm 0 5mm} .t>div{flex:1} .t i{display:block;font-style:normal;font-size:7.5pt;color:#8a6d00;text-transform:uppercase} .l th{border-bottom:1pt solid #222;text-align:left;font-size:8pt;padding:1.5mm 0} .l td{padding:2mm 0;border-bottom:.4pt solid #ccc;vertical-align:top} .o{background:#fafafa;border:.5pt solid #ddd;padding:3mm;font-size:8.4pt;margin-top:6mm} .s{width:78mm;margin:6mm 0 0 auto} .s td{padding:1.1mm 2mm} .s .b td{background:#e2a100;font-weight:bold;font-size:12.5pt} .p{margin-top:8mm;border-top:.5pt solid #999;padding-top:3mm} .g{margin-top:12mm;font-size:6.7pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Saneamientos y Desatascos Hermanos Cebrián, S.L.|Desatascos Urgalia, S.L.U.|PODATUR SERVICIOS|Alcantarillados Moltó & Sanchis, S.L.',
        'C/ Forjadores, 12, nave B=Getafe=28906|Camí del Molí, 4=Paterna=46980|Pol. Ind. La Red, parcela 22=Alcalá de Guadaíra=41500'
      )
      named(
        p,
        'buyer',
        'C.P. Jardines Olmedilla II|Comunidad de Propietarios Residencial Las Eras|Hotel Puerta del Río, S.A.|Clínica Dental Aldama, S.L.P.',
        'Avda. de los Olmos, 18=Leganés=28912|C/ San Vicente, 203=Valencia=46007|C/ Feria, 56=Sevilla=41002'
      )
      const lines = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const nif = d.seller.vatId.slice(2)
      const parte = random.digits(6)
      return `<div class=h><div><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF ${nif}<br>Urgencias 24 h: 9${random.int(1, 6)}${random.int(1, 8)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}</div><div class=q>QR tributario:<br>${squareCode(random, '29mm', { side: 33 })}<br>Factura verificable en la sede electrónica de la AEAT<br><b style="font:bold 6.5pt Roboto;width:auto;margin:0">VERI*FACTU</b></div><div class=f><h1>Factura</h1><table>${rows(
        [
          ['Número', `<strong>${d.number}</strong>`],
          ['Fecha expedición', p.date(d.issueDate)],
          ['Fecha operación', p.date(d.deliveryDate)],
          ['Parte de trabajo', parte],
        ]
      )}</table></div></div>
<div class=t><div><i>Cliente</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div><div><i>Lugar de la actuación</i>El mismo domicilio<br>Avisó: ${random.pick(['el conserje', 'la administración de fincas', 'recepción', 'la presidenta'])}<br>Operarios: ${random.pick(['R. Mena y F. Oliva', 'J. Soto y P. Arce'])} · Camión ${random.int(2, 9)}</div></div>
<table class=l>${heading(['Concepto', '>Cantidad', '>Precio €', '>Importe €'])}${lines.join('')}</table>
<div class=o><b>Trabajo realizado según parte ${parte}:</b> ${random.pick(['atasco en colector enterrado por toallitas y raíces; se recupera caudal y se recomienda limpieza anual.', 'bajante general obstruida a la altura de la planta 1.ª; se desatranca, se enjuaga y se comprueba con agua.', 'arquetas del garaje colmatadas de lodos; se aspiran y se limpian paredes y solera.'])} Firmado conforme por el cliente.</div>
<table class=s>${rows([
        ['Base imponible', `>${p.money(d.subtotal)}`],
        ['IVA 21 %', `>${p.money(d.tax)}`],
      ])}${rowOf('b', ['Total factura', `>${p.money(d.total)}`])}</table>
<div class=p><b>Forma de pago:</b> recibo domiciliado (SEPA CORE). El ${p.date(d.dueDate)} se cargarán <b>${p.money(d.amountDue)}</b> en su cuenta terminada en ****${random.digits(4)}. Referencia del mandato: ${d.customerNumber}-01. Identificador del acreedor: ES${random.int(11, 96)}000${nif}.</div>
<div class=g>Empresa autorizada como transportista de residuos no peligrosos. Responsable del tratamiento de datos: ${d.seller.name}; finalidad: gestión y facturación del servicio (RGPD). Garantía de la reparación: 3 meses (RD Legislativo 1/2007). Las devoluciones de recibos generan unos gastos de 6,00 €.</div>`
    },
  },
  {
    name: 'pl-dekarz-dach-osoba',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [8],
      lines: [3, 8],
      isInOrder: true,
      isOnce: true,
      most: 60,
      isPart: true,
      isSellerPerson: true,
      isBuyerPerson: true,
      days: [7, 10, 14],
      items: itemsOf(`
        Demontaż starego pokrycia z eternitu falistego|m²|14|22; Montaż łat i kontrłat|m²|18|26;
        Ułożenie membrany dachowej|m²|9|14; Krycie dachu blachodachówką modułową|m²|46|64;
        Obróbka kominów blachą powlekaną|mb|85|130; Montaż rynien i rur spustowych fi 125|mb|38|55;
        Montaż podbitki drewnianej|m²|60|85; Montaż ławy kominiarskiej|mb|110|160; Wymiana krokwi|mb|44|70;
        Montaż śniegołapów|mb|32|48`),
      numbers: (random, year) => `${random.int(3, 34)}/${year}`,
    },
    style: { decimal: ',', thousands: ' ', money: (plain) => `${plain} zł`, date: dotted },
    css: 'body{font:10.5pt/1.35 "Carlito";margin:0} .o{display:flex;justify-content:space-between;font-size:10pt} h1{font:bold 18pt "Carlito";text-align:center;margin:9mm 0 1mm} .u{text-align:center;margin-bottom:7mm} .b td{border:.7pt solid #000;width:50%;vertical-align:top;padding:2mm 3mm} .l{margin-top:6mm} .l th,.l td{border:.7pt solid #000;padding:1mm 1.6mm} .l th{background:#e7e6e6;font-size:9.5pt} .l .z td:first-child{border:0;text-align:right} .k{margin-top:6mm} .k b{font-size:13pt} .s{display:flex;justify-content:space-between;margin-top:22mm;text-align:center;font-size:8.5pt} .s div{width:62mm;border-top:.7pt dotted #000;padding-top:1mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Usługi Dekarsko-Ciesielskie Waldemar Pszczółka|Zbigniew Gontarek|DACH-BUD Kamil Rzepecki|Mirosław Halama Usługi Blacharsko-Dekarskie',
        'Stara Wieś 114=Limanowa=34-600|ul. Leśna 27=Sierpc=09-200|Bukowina 8A=Biłgoraj=23-400'
      )
      named(
        p,
        'buyer',
        'Bożena i Andrzej Kułak|Krystyna Mielnik|Rafał Świtaj|Parafia Rzymskokatolicka pw. św. Rocha',
        'Mordarka 201=Limanowa=34-600|ul. Piastowska 5=Sierpc=09-200|Sól 77=Biłgoraj=23-400'
      )
      const lines = p.lines((l, at) =>
        row([
          `>${at + 1}.`,
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=o><div></div><div>${d.seller.town}, dnia ${p.date(d.issueDate)} r.</div></div>
<h1>FAKTURA nr ${d.number}</h1><div class=u>data zakończenia usługi: ${p.date(d.deliveryDate)} r.</div>
<table class=b><tr><td><b>Sprzedawca:</b><br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${nipDashed(d.seller.vatId)}<br>tel. ${random.pick(['602', '511', '698'])} ${random.digits(3)} ${random.digits(3)}</td><td><b>Nabywca:</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</td></tr></table>
<table class=l>${heading(['Lp.', 'Nazwa usługi', 'J.m.', 'Ilość', 'Cena netto', 'Wartość netto'])}${lines.join('')}
${[
  ['Razem netto', p.plain(d.subtotal)],
  ['Podatek VAT 8%', p.plain(d.tax)],
  ['<b>Razem brutto</b>', `<b>${p.plain(d.total)}</b>`],
]
  .map(([name, value]) => `<tr class=z><td colspan=5>${name}</td><td class=r>${value}</td></tr>`)
  .join('')}</table>
<div class=k>Do zapłaty: <b>${p.money(d.amountDue)}</b><br>Słownie: ${polishWhole(d.amountDue)}<br>Forma płatności: przelew, termin do ${p.date(d.dueDate)} r.<br>Nr konta: ${accountOf(d.seller.iban)}</div>
<div class=k style="font-size:9pt">Usługa wykonana w budynku objętym społecznym programem mieszkaniowym (art. 41 ust. 12 ustawy o VAT) – stawka 8%. Na wykonane pokrycie udziela się 5 lat gwarancji.</div>
<div class=s><div>podpis osoby upoważnionej do odbioru</div><div>podpis osoby upoważnionej do wystawienia</div></div>`
    },
  },
  {
    name: 'pl-piekarnia-sklepy-dostawy',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [5, 23],
      lines: [22, 40],
      isInOrder: true,
      isOnce: true,
      most: 60,
      days: [7, 14, 21],
      items: bakeryItems,
      numbers: (random, year) => `FS-${random.digits(5)}/${year.slice(2)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8.2pt/1.3 "Noto Sans Mono";margin:0} .t{display:flex;justify-content:space-between} .t b{font-size:11pt} h1{font:bold 12pt "Noto Sans Mono";margin:4mm 0 2mm;border-top:1pt solid #000;border-bottom:1pt solid #000;padding:1.5mm 0;display:flex;justify-content:space-between} .p{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm} .p u{display:block;margin-bottom:.6mm} .l{margin-top:4mm;border-bottom:1pt dashed #000} .l th{font-weight:normal;text-align:left;border-top:1pt dashed #000;border-bottom:1pt dashed #000;padding:1mm 0} .l td{padding:.35mm 0} .e{display:flex;justify-content:space-between;margin-top:3mm;gap:8mm;break-inside:avoid} .v{width:104mm} .v th{font-weight:normal;text-align:left;border-bottom:1pt dashed #000} .v td{padding:.3mm 0} .v .z td{border-top:1pt dashed #000;font-weight:bold} .d{font-size:9pt;line-height:1.45} .d b{font-size:12pt} .f{margin-top:4mm;break-inside:avoid} .s{display:flex;justify-content:space-around;margin-top:16mm;font-size:7pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Piekarnia-Cukiernia „Kłos” Sp. j. Bzdęga i Wspólnicy|SPÓŁDZIELNIA „RAZOWIAK”|PIEKARNIA RODZINNA Janina Otrębska|Zakłady Piekarskie Nadbzurzańskie Sp. z o.o.',
        'ul. Młynarska 6=Sochaczew=96-500|ul. Zgierska 40=Ozorków=95-035|Rynek 19=Łęczyca=99-100'
      )
      named(
        p,
        'buyer',
        'PHU Stokrotka-Market Sp. z o.o.|Delikatesy Wiejskie Teresa Bąk|Sklepy Osiedlowe „Jutrzenka” s.c.|F.H. Bogdan Wyrwas',
        'ul. Wyszogrodzka 12=Młodzieszyn=96-512|ul. Listopadowa 3=Parzęczew=95-045|ul. Sobocka 1=Kiernozia=99-412'
      )
      const lines = p.lines((l, at) =>
        row([
          `>${at + 1}`,
          l.description,
          `>${p.number(l.quantity, 3)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const taxes = p.taxes((t) => {
        const [base, tax] = [baseOf(p, t), taxOf(p, t)]
        return row([
          `${p.number(t.rate)}%`,
          `>${p.plain(base)}`,
          `>${p.plain(tax)}`,
          `>${p.plain(base + tax)}`,
        ])
      })
      return `<div class=t><div><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIP ${nip(d.seller.vatId)}   BDO 000${random.digits(6)}<br>tel. ${random.pick(['46 862', '42 718', '24 721'])} ${random.digits(2)} ${random.digits(2)}</div><div style="text-align:right">Wystawiono: ${p.date(d.issueDate)}<br>Sprzedaż: ${p.date(d.deliveryDate)}<br>Oryginał</div></div>
<h1><span>FAKTURA VAT</span><span>Nr ${d.number}</span></h1>
<div class=p><div><u>Nabywca:</u>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP ${nip(d.buyer.vatId)}</div><div><u>Miejsce dostawy:</u>Sklep nr ${random.int(2, 9)}<br>${d.buyer.town}<br>Trasa ${random.int(1, 6)}, kier. ${random.pick(['Zimny', 'Pluta', 'Gaj'])}</div><div><u>Płatność:</u>przelew<br>termin: ${p.date(d.dueDate)}<br>wg dowodów WZ ${random.int(1100, 1800)}-${random.int(1801, 2400)}</div></div>
<table class=l>${heading(['>Lp', 'Nazwa towaru', '>Ilość', 'Jm', '>Cena netto', '>Wart. netto', '>VAT'])}${lines.join('')}</table>
<div class=e><table class=v>${heading(['Stawka', '>Netto', '>VAT', '>Brutto'])}${taxes.join('')}${rowOf('z', ['RAZEM', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table><div class=d>DO ZAPŁATY PLN<br><b>${p.plain(d.amountDue)}</b></div></div>
<div class=f>Słownie: ${polishWhole(d.amountDue)}<br>Bank Spółdzielczy, konto: ${accountOf(d.seller.iban)}<br>Pojemniki piekarskie do zwrotu: ${random.int(14, 60)} szt. (własność piekarni). Reklamacje ilościowe w dniu dostawy.</div>
<div class=s><span>......................................<br>odebrał (data i podpis)</span><span>......................................<br>wystawił: ${random.pick(['Halina Cis', 'Beata Kmita', 'M. Sroka'])}</span></div>`
    },
  },
  {
    name: 'en-us-towing-impound-receipt',
    page: '216mm 178mm',
    plan: {
      country: 'US',
      currency: 'USD',
      kind: 'receipt',
      rates: [0, 8.25],
      lines: [6, 11],
      isOnce: true,
      isInOrder: true,
      most: 4,
      items: itemsOf(`
        Light duty flatbed, per hour or part|hr|125|185; Loaded mileage|mi|5|7; Winching / recovery, per 1/2 hr|ea|60|95;
        Dolly wheels, per axle|ea|40|65; Standby time, per 15 min|ea|25|35; Debris cleanup, absorbent bag|bag|18|28;
        Fuel surcharge zone|ea|12|20; Outside storage, per day|day|22|40|1; Tarp / cover, per day|day|8|14|1;
        After-hours gate access|ea|45|75`),
      numbers: (random) => `T${random.digits(6)}`,
    },
    style: {
      ...point,
      money: (plain) => `$${plain}`,
      date: (year, month, day) => `${month}/${day}/${year}`,
    },
    css: 'body{font:9pt/1.3 "Nimbus Sans";margin:5mm 7mm;color:#111} .h{display:flex;justify-content:space-between;align-items:flex-start} .h b{font:bold 19pt/1.05 "Liberation Sans Narrow";display:block;color:#8c1212;max-width:108mm} .n{text-align:right} .n span{font:bold 15pt "Liberation Mono";color:#c00} .g{margin-top:3mm} .g td{border:.6pt solid #444;padding:.6mm 1.6mm 1mm;vertical-align:top} .g i{display:block;font:6.4pt "Nimbus Sans";text-transform:uppercase;color:#555} .w{display:grid;grid-template-columns:1fr 62mm;gap:5mm;margin-top:3mm} .l th{background:#222;color:#fff;text-align:left;font-size:7.8pt;padding:1mm 1.5mm} .l td{border-bottom:.5pt solid #999;padding:1.1mm 1.5mm} .s td{border:.6pt solid #444;padding:1.2mm 2mm} .s .b td{font:bold 13pt "Nimbus Sans"} .st{border:2.4pt solid #b01818;color:#b01818;font:bold 20pt "Liberation Sans Narrow";text-align:center;transform:rotate(-5deg);margin:7mm auto 0;width:46mm;padding:1mm 0;letter-spacing:2px} .k{font-size:7pt;margin-top:5mm;line-height:1.3} .y{display:flex;gap:10mm;margin-top:9mm;font-size:7.5pt} .y div{flex:1;border-top:.6pt solid #000;padding-top:.6mm}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Big Gila Towing & Recovery, LLC|DESERT HOOK|Ochoa Brothers Wrecker Service|A-Reliant Auto Transport Inc.',
        '4401 E Railroad Ave=Odessa, TX=79761|715 Loop 289 S=Lubbock, TX=79413|2208 County Road 30=San Angelo, TX=76904'
      )
      named(
        p,
        'buyer',
        'Tamika Rawlings|Permian Valve & Fitting Co.|Luis Ontiveros Jr.|Grant Holcomb|Westover Fleet Leasing LLC',
        '1809 Juniper Ln=Midland, TX=79705|3316 26th St=Lubbock, TX=79410|60 Concho Bend=San Angelo, TX=76903'
      )
      let taxed = 0
      const lines = p.lines((l) => {
        const isTaxed = /^(Outside|Tarp)/.test(l.description)
        if (isTaxed) taxed += l.amount
        return row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
          isTaxed ? 'T' : '',
        ])
      })
      const [make, color] = random.pick([
        ['2019 Ford F-150', 'White'],
        ['2015 Honda Accord', 'Silver'],
        ['2021 Chevrolet Equinox', 'Gray'],
        ['2012 Ram 1500', 'Black'],
      ])
      const cell = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><i>${label}</i>${value}</td>`
      const total = p.money(d.total)
      return `<div class=h><div><b>${d.seller.name}</b>${d.seller.street}, ${townFirst(d.seller)}<br>24-Hour Dispatch (432) 555-0${random.digits(3)} &nbsp; TDLR Lic. 00${random.digits(7)}C &nbsp; VSF Lic. 0${random.digits(6)}VSF</div><div class=n>TOW &amp; STORAGE RECEIPT<br>No. <span>${d.number}</span><br>Date paid: ${p.date(d.issueDate)}</div></div>
<table class=g><tr>${cell('Received from (owner / customer)', `${d.buyer.name}<br>${d.buyer.street}, ${townFirst(d.buyer)}`, 2)}${cell('Date of tow', `${p.date(d.deliveryDate)} ${random.int(1, 11)}:${random.digits(1)}${random.pick(['0', '5'])} ${random.pick(['AM', 'PM'])}`.replace(/:[6-9]/, ':3'))}${cell('Authorized by', random.pick(['Police – accident', 'Property owner', 'Vehicle owner']))}</tr><tr>${cell('Vehicle', make)}${cell('Color / Plate', `${color} / TX ${random.pick(['KDV', 'RGN', 'LBF'])}-${random.digits(4)}`)}${cell('VIN (last 8)', `${random.pick(['F', 'K', 'G'])}${random.digits(7)}`)}${cell('Odometer', `${random.int(31, 168)},${random.digits(3)}`)}</tr><tr>${cell('Towed from', random.pick(['I-20 EB at mile marker 116', 'Lot behind 900 W 8th St', 'US-87 frontage road']))}${cell('Towed to', 'Our storage lot')}${cell('Driver / Truck', `${random.pick(['Beto', 'Clint', 'Ray'])} / #${random.int(3, 17)}`)}${cell('Keys', random.pick(['Yes', 'No']))}</tr></table>
<div class=w><div><table class=l>${heading(['Charges', '>Qty', 'Unit', '>Rate', '>Amount', ''])}${lines.join('')}</table></div><div><table class=s>${rows(
        [
          ['Subtotal', `>${p.money(d.subtotal)}`],
          [`Sales tax 8.25% on ${p.money(taxed)}`, `>${p.money(d.tax)}`],
        ]
      )}${rowOf('b', ['TOTAL', `>${total}`])}${rows([
        [
          random.pick([`Debit card x${random.digits(4)}`, 'Cash', `Visa x${random.digits(4)}`]),
          `>${total}`,
        ],
      ])}</table><div class=st>PAID</div></div></div>
<div class=k>T = taxable. Vehicle owner has the right to request a hearing in justice court about whether probable cause existed for the tow within 14 days (Texas Occupations Code ch. 2308). Complaints: Texas Department of Licensing and Regulation, P.O. Box 12157, Austin, TX 78711. Vehicle released as is; check for damage and personal property before leaving the lot.</div>
<div class=y><div>Released to (signature)</div><div>Released by</div></div>`
    },
  },
  {
    name: 'en-us-cpa-engagement-retainer',
    page: '216mm 279mm',
    plan: {
      country: 'US',
      currency: 'USD',
      rates: [0],
      lines: [5, 10],
      isInOrder: true,
      isOnce: true,
      most: 0,
      prepaid: 0.8,
      days: [15, 30],
      items: itemsOf(`
        Preparation of U.S. corporate income tax return (Form 1120-S) and state return|| 1450|2900;
        Preparation of Schedules K-1 for shareholders||240|620;
        Compilation of annual financial statements, including cash flows||1800|4200;
        Monthly bookkeeping review and adjusting journal entries||380|940;
        Sales and use tax filings for the quarter||210|460;
        Payroll tax returns (Forms 941 and state) and year-end W-2 processing||320|780;
        Telephone conferences with lender regarding debt covenants||150|410;
        Response to IRS notice CP2000, research and correspondence||290|860;
        Depreciation schedules and fixed asset tie-out||180|520;
        Filing fees and courier advanced on your behalf||35|140`),
      numbers: (random) => `${random.int(21040, 58990)}`,
    },
    style: {
      ...point,
      date: (year, month, day) => `${monthsIn('US')[Number(month) - 1]} ${Number(day)}, ${year}`,
    },
    css: 'body{font:10.6pt/1.42 "P052";margin:13mm 19mm;color:#111} .h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #123a2a;padding-bottom:2.5mm} .h b{font:bold 16pt "P052";color:#123a2a;max-width:92mm;line-height:1.1} .h div{font-size:8.4pt;text-align:right;line-height:1.35} .m{display:flex;justify-content:space-between;margin:10mm 0 8mm} .m td{padding:.2mm 0} .l{margin-top:4mm} .l td{padding:1.5mm 0;vertical-align:bottom} .l td:first-child{padding-right:14mm} .l .t td{border-top:.7pt solid #000} .l .t td:first-child,.l .i td:first-child,.l .b td:first-child{text-align:right} .l .b td{font-weight:bold;font-size:12pt} .l .b td:last-child{border-top:.7pt solid #000;border-bottom:2.4pt double #000} .n{margin-top:6mm;font-size:9.4pt} .c{border-top:1pt dashed #555;margin-top:11mm;padding-top:3mm;font-size:9.2pt} .c .g{display:flex;justify-content:space-between;margin-top:3mm} .c td{padding:.5mm 0} .c em{display:block;text-align:center;font-size:8pt}',
    draw: (p) => {
      const { doc: d, random } = p
      named(
        p,
        'seller',
        'Thornbury, Oakes & Pell, LLP|Vandermark Tax & Accounting PLLC|HALSTROM CPA GROUP|Lindqvist and Carraway, P.C.',
        '200 Public Sq, Suite 1410=Dayton, OH=45402|88 Merchants Row=Rutland, VT=05701|1512 Larimer Crossing, 3rd Floor=Boise, ID=83702'
      )
      named(
        p,
        'buyer',
        'Crestline Cabinet Works, Inc.|Marjorie A. Dunleavy|Bluestem Veterinary Partners|The Yarrow Street Bakery LLC|R&T Hydraulics',
        '3420 Stop Eight Rd=Dayton, OH=45414|17 Quarry Hill Rd=Rutland, VT=05701|901 S Orchard St=Boise, ID=83705'
      )
      const lines = p.lines((l, at) =>
        row([l.description, `>${at ? '' : '$ '}${p.plain(l.amount)}`])
      )
      const due = p.plain(d.amountDue)
      return `<div class=h><b>${d.seller.name}</b><div>Certified Public Accountants<br>${d.seller.street}<br>${townFirst(d.seller)}<br>${d.seller.site}</div></div>
<div class=m><div>${d.buyer.name}<br>${d.buyer.street}<br>${townFirst(d.buyer)}</div><div><table>${rows(
        [
          ['Invoice No.', `>${d.number}`],
          ['Invoice date', `>${p.date(d.issueDate)}`],
          ['Client No.', `>${d.customerNumber}`],
          ['Payment due', `>${p.date(d.dueDate)}`],
        ]
      )}</table></div></div>
<b>INVOICE</b> for professional services rendered through ${p.date(d.until)}:
<table class=l>${lines.join('')}${rowOf('t', ['Total for services and expenses', `>$ ${p.plain(d.total)}`])}${d.prepaid ? rowOf('i', ['Less: retainer received and applied', `>(${p.plain(d.prepaid)})`]) : ''}${rowOf('b', ['Balance due', `>$ ${due}`])}</table>
<div class=n>Terms follow our engagement letter. A finance charge of 1% per month is added to balances more than 30 days past due. Pay online at ${d.seller.site}/pay or by check. Tax ID ${random.int(20, 84)}-${random.digits(7)}.<br>We appreciate the opportunity to serve you, and thank you for your referrals.</div>
<div class=c><em>Please detach and return this portion with your payment</em><div class=g><div>Make checks payable to:<br>${d.seller.name}<br>${d.seller.street}<br>${townFirst(d.seller)}</div><div><table>${rows(
        [
          ['Client', `>${d.customerNumber}`],
          ['Invoice', `>${d.number}`],
          ['Balance due', `>$ ${due}`],
          ['Amount enclosed', '>$ ______________'],
        ]
      )}</table></div></div></div>`
    },
  },
]
