import { dayAfter, daysBetween } from '../days.ts'
import type { Family } from '../family.ts'
import type { Line } from '../make_document.ts'
import type { Person, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const italian = {
  ...pools.IT,
  first: ['Federica', 'Tommaso', 'Ilaria', 'Gianluca', 'Serena', 'Emanuele', 'Nicoletta'],
  last: [
    'Zanardi',
    'Bertolini',
    'Cattaneo',
    'Di Stefano',
    'Ferraris',
    'Gualtieri',
    'Moroni',
    'Sartori',
    'Tedeschi',
    'Venturelli',
  ],
  streets: [
    'Via Emilia Ovest, 214',
    'Via A. Volta 12/B',
    'S.S. 16 Adriatica km 312',
    'Viale Trento e Trieste, 77',
    'Via dell’Artigianato, 9',
    'Piazza Vittorio Veneto 2',
    'Strada Provinciale per Crema, 31',
  ],
  towns: [
    ['Sassuolo, MO', '41049'],
    ['Treviglio, BG', '24047'],
    ['Osimo, AN', '60027'],
    ['Pontedera, PI', '56025'],
    ['Conegliano, TV', '31015'],
    ['Nola, NA', '80035'],
    ['Imola, BO', '40026'],
  ],
}

const italianWith = (trade: string[], forms = italian.forms): Pools => ({
  ...pools,
  IT: { ...italian, trade, forms },
})

const spanish = {
  ...pools.ES,
  first: ['Maite', 'Gonzalo', 'Inmaculada', 'Sergio', 'Raquel', 'Jordi', 'Begoña'],
  last: [
    'Arrieta',
    'Belmonte',
    'Carrasco',
    'Echevarría',
    'Fuentes',
    'Iglesias',
    'Manrique',
    'Núñez',
    'Peñalver',
    'Sanchís',
    'Vilanova',
  ],
  streets: [
    'Pol. Ind. El Saladar, C/ Río Segura, nave 7',
    'C/ San Vicente Mártir, 214, bajo',
    'Avda. de Andalucía, 58',
    'Ctra. Nacional 340, km 612',
    'C/ Doctor Fleming, 9, 2º izda.',
    'Rambla Nova, 81',
    'Travesía de la Industria, s/n',
    'Gran Vía de Colón, 33, 4º A',
    'C/ Ferrocarril, 120, nave 2',
  ],
  towns: [
    ['Elche', '03203'],
    ['Burgos', '09006'],
    ['Reus', '43204'],
    ['Totana', '30850'],
    ['Antequera', '29200'],
    ['Barakaldo', '48901'],
    ['Lugo', '27003'],
  ],
}

const spanishWith = (trade: string[], forms = spanish.forms): Pools => ({
  ...pools,
  ES: { ...spanish, trade, forms },
})

const portuguese = {
  ...pools.PT,
  first: ['Filipa', 'Gonçalo', 'Marta', 'Tiago', 'Sofia', 'Henrique'],
  last: [
    'Abrantes',
    'Bettencourt',
    'Cordeiro',
    'Falcão',
    'Gouveia',
    'Magalhães',
    'Novais',
    'Quintela',
    'Sarmento',
    'Vilhena',
  ],
  streets: [
    'Zona Industrial de Oiã, Lote C-14',
    'Rua Dr. António José de Almeida, 112 R/C',
    'Estrada Nacional 109, n.º 2450',
    'Av. 25 de Abril, 67 - 3.º Dto.',
    'Rua da Fonte Nova, 5',
    'Praceta dos Combatentes, 14 A',
    'Urbanização do Casal, Lote 21',
    'Parque Empresarial da Várzea, Pav. 3',
  ],
  towns: [
    ['Aveiro', '3810-164'],
    ['Leiria', '2400-098'],
    ['Santarém', '2005-240'],
    ['Viseu', '3510-027'],
    ['Torres Vedras', '2560-363'],
    ['Faro', '8000-151'],
  ],
}

const portugueseWith = (trade: string[], forms = portuguese.forms): Pools => ({
  ...pools,
  PT: { ...portuguese, trade, forms },
})

/** An Italian town and its province. */
function placeOf(town: string): { town: string; area: string; whole: string } {
  const [name, area] = town.split(', ')
  return { town: name, area, whole: `${name} (${area})` }
}

function codeOf(text: string, length = 6): string {
  const sum = [...text].reduce((at, sign) => (at * 31 + sign.codePointAt(0)!) % 9_999_991, 17)
  return String(sum).padStart(7, '0').slice(-length)
}

function signs(random: Random, count: number): string {
  const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789']
  return Array.from({ length: count }, () => random.pick(letters)).join('')
}

/** A picture that looks like a QR code. */
function squareCode(random: Random, size: string): string {
  const count = 29
  const corners = [
    [0, 0],
    [count - 7, 0],
    [0, count - 7],
  ]
  const isDark = (x: number, y: number) => {
    for (const [left, top] of corners) {
      const [a, b] = [x - left, y - top]
      if (a < -1 || a > 7 || b < -1 || b > 7) continue
      const ring = Math.max(Math.abs(a - 3), Math.abs(b - 3))
      return ring === 3 || ring < 2
    }
    return random.chance(0.5)
  }
  let path = ''
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) if (isDark(x, y)) path += `M${x} ${y}h1v1h-1z`
  }
  return `<svg style="width:${size};height:${size}" viewBox="0 0 ${count} ${count}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

/** The Spanish rates of VAT and of the surcharge for shops, from their sum. */
const surcharges: Record<number, [number, number]> = {
  26.2: [21, 5.2],
  11.4: [10, 1.4],
  4.5: [4, 0.5],
}

function inPages<T>(list: T[], most: number): T[][] {
  const count = Math.ceil(list.length / most)
  return Array.from({ length: count }, (_, at) => list.slice(at * most, (at + 1) * most))
}

/** Invoices as the usual programs of Italy, Spain and Portugal print them. */
export const commonSouthern: Family[] = [
  {
    /** The style sheet for electronic invoices that most Italian programs print. */
    name: 'it-courtesy-copy-tables',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10, 22, 4],
      lines: [8, 46],
      isInOrder: true,
      isOnce: true,
      most: 24,
      lineDiscount: 0.2,
      days: [30, 60],
      pools: italianWith(['Alimentari', 'Ristorazione', 'Gastronomia', 'Food Service']),
      items: [
        ['PROSCIUTTO CRUDO S/OSSO ADDOBBO 18 MESI', 'KG', 11, 17],
        ['MORTADELLA BOLOGNA IGP META’ S/V', 'KG', 6, 9],
        ['SPECK ALTO ADIGE IGP 1/2 S/V', 'KG', 10, 14],
        ['BRESAOLA PUNTA D’ANCA S/V', 'KG', 18, 24],
        ['UOVA FRESCHE CAT. A GR. 63/73 CF X 180', 'CF', 29, 38],
        ['PASSATA DI POMODORO BOTT. ML 700 X 12', 'CT', 10, 15],
        ['POMODORI PELATI LATTA KG 2,5 X 6', 'CT', 14, 20],
        ['RISO CARNAROLI KG 5', 'PZ', 11, 16],
        ['ACETO BALSAMICO DI MODENA IGP LT 5', 'PZ', 9, 16],
        ['TONNO ALL’OLIO DI OLIVA BUSTA KG 1', 'PZ', 8, 12],
        ['FILETTI DI ACCIUGHE VASO GR 720', 'PZ', 10, 15],
        ['CARCIOFINI TAGLIATI IN OLIO DI SEMI DI GIRASOLE VASO VETRO KG 2,9', 'PZ', 13, 19],
        ['PATATE STICK 9X9 SURG. KG 2,5 X 4', 'CT', 14, 19],
        ['GAMBERI SGUSCIATI 40/60 SURG. KG 1 GLASSATURA 20% ZONA FAO 71', 'PZ', 9, 14],
        ['ZUCCHERO SEMOLATO KG 1 X 10', 'CF', 9, 13],
        ['ACQUA MINERALE NAT. VAP LT 1 X 12', 'CF', 3, 6, 1],
        ['BIRRA LAGER 33 CL X 24', 'CT', 16, 24, 1],
        ['CAFFE’ IN GRANI MISCELA BAR KG 1', 'PZ', 11, 18, 1],
        ['TOVAGLIOLI 2 VELI 38X38 BIANCHI X 1200', 'CT', 19, 28, 1],
        ['DETERGENTE LAVASTOVIGLIE TANICA KG 12', 'PZ', 21, 34, 1],
        ['ROTOLO ALLUMINIO H 300 MT 125 C/ASTUCCIO', 'PZ', 6, 11, 1],
        ['GUANTI NITRILE S/POLVERE TG. L CF X 100', 'CF', 4, 8, 1],
        ['BURRO PANETTO KG 1', 'PZ', 6, 10, 2],
        ['MOZZARELLA FIORDILATTE JULIENNE KG 2,5', 'PZ', 13, 18, 2],
        ['PARMIGIANO REGGIANO DOP 24 MESI 1/8 S/V', 'KG', 13, 18, 2],
        ['FARINA 00 W 320 SACCO KG 25', 'PZ', 19, 27, 2],
        ['OLIO EXTRA VERGINE DI OLIVA LATTA LT 5', 'PZ', 34, 48, 2],
        ['PANNA UHT 35% M.G. LT 1', 'PZ', 3, 5, 2],
      ],
      numbers: (random) => `${random.int(112, 4890)}/${random.pick(['00', 'E', 'FE'])}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8pt/1.3 "Liberation Sans";margin:0 1mm} .two{display:flex;gap:2mm} .two>div{flex:1;border:.5pt solid #000;padding:2mm} .two h4{font-size:8pt;margin:0 0 1.5mm;font-weight:bold} .two span{font-weight:bold} .box{margin-top:2.5mm} .box th{background:#d3d3d3;border:.5pt solid #000;font-size:7pt;padding:2px 3px!important;font-weight:normal;text-align:center!important} .box td{border:.5pt solid #000;padding:3px 3px!important;vertical-align:top} .box td.c{text-align:center} .cap{margin:2.5mm 0 -2.5mm;text-align:center;font-weight:bold;font-size:8pt} .note{margin-top:5mm;font-size:7pt} tr{break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const [seller, buyer] = [placeOf(d.seller.town), placeOf(d.buyer.town)]
      const party = (who: Person) =>
        `Identificativo fiscale ai fini IVA: <span>${who.vatId}</span><br>Codice fiscale: <span>${who.vatId.slice(2)}</span><br>Denominazione: <span>${who.name}</span><br>`
      const address = (who: Person, place: typeof seller) =>
        `Indirizzo: <span>${who.street}</span><br>Comune: <span>${place.town}</span> Provincia: <span>${place.area}</span><br>Cap: <span>${who.postCode}</span> Nazione: <span>IT</span>`
      const note = random.int(210, 980)
      const half = d.lines.length > 7 ? Math.ceil(d.lines.length / 2) : -1
      const list = p.lines((l, at) => {
        const day = p.date(dayAfter(d.issueDate, -(at ? 3 : 9)))
        const delivery =
          at === 0 || at === half
            ? `<tr><td></td><td>DDT ${note + (at ? 41 : 0)} del ${day}</td><td></td><td></td><td></td><td></td><td></td><td></td></tr>`
            : ''
        return `${delivery}<tr><td>${codeOf(l.description)}</td><td>${l.description}</td><td class=r>${p.number(l.quantity, 2)}</td><td class=r>${p.plain(l.price)}</td><td class=c>${l.unit}</td><td class=r>${l.discount ? `-${p.number(l.discount, 2)}%` : ''}</td><td class=r>${p.number(l.rate, 2)}</td><td class=r>${p.plain(l.amount)}</td></tr>`
      })
      const taxes = p.taxes(
        (t) =>
          `<tr><td>I (esigibilità immediata)</td><td class=r>${p.number(t.rate, 2)}</td><td></td><td></td><td class=r>${p.plain(t.base)}</td><td class=r>${p.plain(t.amount)}</td></tr>`
      )
      const head = (cells: [string, string][]) =>
        `<thead><tr>${cells.map(([text, width]) => `<th style="width:${width}">${text}</th>`).join('')}</tr></thead>`
      return `<div class=two><div><h4>Cedente/prestatore (fornitore)</h4>${party(d.seller)}Regime fiscale: <span>RF01 (ordinario)</span><br>${address(d.seller, seller)}<br>Telefono: <span>${d.seller.telephone}</span><br>Email: <span>${d.seller.mail}</span></div><div><h4>Cessionario/committente (cliente)</h4>${party(d.buyer)}${address(d.buyer, buyer)}</div></div>
<table class=box>${head([
        ['Tipologia documento', '44%'],
        ['Art. 73', '8%'],
        ['Numero documento', '16%'],
        ['Data documento', '16%'],
        ['Codice destinatario', '16%'],
      ])}<tr><td>TD24 fattura differita (art.21 c.4 lett. a)</td><td></td><td class=c>${d.number}</td><td class=c>${p.date(d.issueDate)}</td><td class=c>${signs(random, 7)}</td></tr></table>
<table class=box>${head([
        ['Cod. articolo', '9%'],
        ['Descrizione', '43%'],
        ['Quantità', '9%'],
        ['Prezzo unitario', '10%'],
        ['UM', '5%'],
        ['Sconto o magg.', '9%'],
        ['%IVA', '6%'],
        ['Prezzo totale', '9%'],
      ])}${list.join('')}</table>
<div style="break-inside:avoid"><div class=cap>RIEPILOGHI IVA E TOTALI</div>
<table class=box style="margin-top:3mm">${head([
        ['esigibilità iva / riferimenti normativi', '40%'],
        ['%IVA', '8%'],
        ['Spese accessorie', '12%'],
        ['Arr.', '8%'],
        ['Totale imponibile', '16%'],
        ['Totale imposta', '16%'],
      ])}${taxes.join('')}</table>
<table class=box>${head([
        ['Importo bollo', '25%'],
        ['Sconto/Maggiorazione', '25%'],
        ['Arr.', '20%'],
        ['Totale documento', '30%'],
      ])}<tr><td></td><td></td><td></td><td class=r><b>${p.plain(d.total)}</b></td></tr></table>
<table class=box>${head([
        ['Modalità pagamento', '18%'],
        ['IBAN', '30%'],
        ['Istituto', '22%'],
        ['Data scadenza', '15%'],
        ['Importo', '15%'],
      ])}<tr><td>MP05 Bonifico</td><td>${d.seller.iban}</td><td>${random.pick(['BANCO POPOLARE', 'CREDITO COOPERATIVO', 'CASSA DI RISPARMIO'])}</td><td class=c>${p.date(d.dueDate)}</td><td class=r>${p.plain(d.amountDue)}</td></tr></table>
<div class=note>Copia analogica della fattura elettronica inviata allo SdI. Assolve gli obblighi di cui all’art. 62, c. 1, D.L. 24/01/2012 n. 1. I prodotti surgelati viaggiano a -18°C.</div></div>`
    },
  },
  {
    /** A printed form with boxes down to the bottom, as programs for wholesalers fill it. */
    name: 'it-form-boxes-wholesale',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [2, 34],
      isOnce: true,
      most: 60,
      lineDiscount: 0.6,
      charge: 0.5,
      days: [30, 60, 90],
      pools: italianWith(
        ['Termoidraulica', 'Ferramenta', 'Impianti', 'Forniture', 'Idrosanitari'],
        ['S.r.l.', 'S.n.c.', 'S.a.s.', 'S.p.A.']
      ),
      items: [
        ['Tubo multistrato 20x2 rivestito rosso rt 50', 'MT', 1, 3],
        ['Raccordo press diritto femmina 20x1/2"', 'NR', 3, 6],
        ['Gomito press 90° 26x26 ottone', 'NR', 5, 9],
        ['Valvola a sfera F/F 3/4" leva rossa', 'NR', 7, 13],
        ['Collettore complanare 8+8 1" c/cassetta', 'NR', 95, 160],
        ['Miscelatore lavabo cromo c/scarico', 'NR', 42, 95],
        ['Sifone a bottiglia 1"1/4 bianco', 'NR', 4, 8],
        ['Cassetta incasso sciacquone 3/6 lt', 'NR', 88, 145],
        ['Radiatore alluminio H600 el. 10', 'NR', 110, 170],
        ['Testa termostatica M30x1,5', 'NR', 11, 19],
        ['Circolatore elettronico 25-60/180', 'NR', 125, 240],
        ['Vaso espansione 24 lt riscaldamento', 'NR', 29, 46],
        ['Nastro PTFE 12x0,10x12 mt', 'NR', 1, 2],
        ['Silicone sanitario trasparente 280 ml', 'NR', 3, 6],
        ['Disco taglio inox 115x1,0', 'NR', 1, 3],
        ['Tassello nylon c/vite 8x60 cf 100', 'CF', 9, 16],
      ],
      numbers: (random) => `${random.int(118, 5840)}/${random.pick(['A', 'D', 'V1'])}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8pt/1.25 "Roboto";margin:0 1mm} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{width:92mm} .logo b{font:bold italic 17pt/1.05 "Nimbus Sans";color:#0b3d91;display:block;margin-bottom:1mm} .cli{width:82mm;border:.6pt solid #0b3d91;border-radius:2mm;padding:2mm 3mm;min-height:27mm} .cli i,.g i{display:block;font-style:normal;font-size:5.8pt;color:#0b3d91;line-height:1.25} .cli b{font-size:9.5pt} .g{margin-top:2mm} .g td{border:.6pt solid #0b3d91;padding:.6mm 1.5mm!important;vertical-align:top;height:7mm} .body{margin-top:2mm;height:154mm;border:.6pt solid #0b3d91} .body th{background:#e3eaf6;border:.6pt solid #0b3d91;font-size:6.5pt;font-weight:500;padding:1mm!important;height:3mm} .body td{border-left:.6pt solid #0b3d91;border-right:.6pt solid #0b3d91;padding:.5mm 1.5mm!important;height:4mm;white-space:nowrap;vertical-align:top} .body tr.fill td{height:auto} .ddt{font-style:italic;font-size:7.5pt} .tot{font-size:12pt;font-weight:bold} .sm{font-size:6.2pt;color:#333;margin-top:2mm;line-height:1.3}',
    draw: (p) => {
      const { doc: d, random } = p
      const [seller, buyer] = [placeOf(d.seller.town), placeOf(d.buyer.town)]
      const days = daysBetween(d.issueDate, d.dueDate)
      const isDraft = random.chance(0.5)
      const note = random.int(1200, 8900)
      const split = d.lines.length > 5 ? random.int(2, d.lines.length - 2) : 0
      const site = random.chance(0.4)
        ? `${random.pick(['Cantiere', 'Magazzino'])} ${random.pick(italian.streets)}<br>${placeOf(random.pick(italian.towns)[0]).whole}`
        : 'IDEM'
      const cell = (label: string, text: string, more = '') =>
        `<td ${more}><i>${label}</i>${text}</td>`
      const list = p.lines((l, at) => {
        const section =
          at === 0 || at === split
            ? `<tr><td></td><td class=ddt>Ns. DDT n. ${note + at * 13} del ${p.date(dayAfter(d.deliveryDate, -(at ? 0 : 6)))}</td><td></td><td></td><td></td><td></td><td></td><td></td></tr>`
            : ''
        return `${section}<tr><td>${codeOf(l.description, 5)}.${codeOf(l.unit + l.description, 2)}</td><td>${l.description}</td><td>${l.unit}</td><td class=r>${p.number(l.quantity, 2)}</td><td class=r>${p.plain(l.price)}</td><td class=r>${l.discount ? p.number(l.discount) : ''}</td><td class=r>${p.plain(l.amount)}</td><td class=r>${p.number(l.rate)}</td></tr>`
      })
      const charge = d.charge ? p.plain(d.charge) : ''
      return `<div class=top><div class=logo><b>${d.seller.name}</b>${d.seller.street} – ${d.seller.postCode} ${seller.whole}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>P.IVA e C.F. ${d.seller.vatId} – R.E.A. ${seller.area} ${random.int(102000, 489000)}</div><div class=cli><i>Spett.le</i><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${buyer.whole}</div></div>
<table class=g><tr>${cell('Documento', '<b>FATTURA DIFFERITA</b>', 'style="width:36mm"')}${cell('Numero', `<b>${d.number}</b>`)}${cell('Data', `<b>${p.date(d.issueDate)}</b>`)}${cell('Codice cliente', d.customerNumber)}${cell('Partita IVA cliente', d.buyer.vatId)}${cell('Pag.', '1')}</tr></table>
<table class=g style="margin-top:-.6pt"><tr>${cell('Condizioni di pagamento', isDraft ? `RI.BA. ${days} GG DATA FATTURA` : `BONIFICO BANCARIO ${days} GG D.F.`, 'style="width:50mm"')}${isDraft ? cell('Banca d’appoggio cliente', `ABI 0${random.digits(4)} CAB ${random.digits(5)}`) : cell('Ns. coordinate bancarie', grouped(d.seller.iban))}${cell('Agente', `${random.int(1, 19)} – ${random.pick(italian.last)}`)}${cell('Destinazione merce', site, 'style="width:50mm"')}</tr></table>
<table class=body><thead><tr><th style="width:22mm">CODICE</th><th>DESCRIZIONE DEI BENI</th><th style="width:9mm">U.M.</th><th style="width:16mm">QUANTITÀ</th><th style="width:18mm">PREZZO</th><th style="width:12mm">SC.%</th><th style="width:20mm">IMPORTO</th><th style="width:9mm">IVA</th></tr></thead>${list.join('')}<tr class=fill style="height:100%"><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td></tr></table>
<table class=g><tr>${cell('Totale merce', p.plain(d.lineTotal), 'style="text-align:right"')}${cell('Spese di trasporto', charge, 'style="text-align:right"')}${cell('Spese incasso', '', 'style="text-align:right"')}${cell('Bolli', '', 'style="text-align:right"')}${cell('Totale imponibile', p.plain(d.subtotal), 'style="text-align:right"')}${cell('Totale I.V.A.', p.plain(d.tax), 'style="text-align:right"')}</tr></table>
<table class=g style="margin-top:-.6pt"><tr>${cell('Cod. IVA', p.number(d.taxes[0].rate))}${cell('Imponibile', p.plain(d.taxes[0].base), 'style="text-align:right"')}${cell('Aliquota %', p.number(d.taxes[0].rate, 2), 'style="text-align:right"')}${cell('Imposta', p.plain(d.taxes[0].amount), 'style="text-align:right"')}${cell('Scadenze', `${p.date(d.dueDate)} &nbsp; ${p.plain(d.amountDue)}`, 'style="width:46mm"')}${cell('TOTALE DOCUMENTO EURO', `<span class=tot>${p.plain(d.total)}</span>`, 'style="width:46mm;text-align:right;background:#e3eaf6"')}</tr></table>
<div class=sm>Contributo CONAI assolto ove dovuto. La merce resta di proprietà della venditrice fino al saldo. Trascorsi 8 giorni dal ricevimento non si accettano reclami. In caso di ritardato pagamento saranno addebitati gli interessi ex D.Lgs. 231/2002. Foro competente: ${seller.town}.<br>Copia di cortesia: la fattura valida ai fini fiscali è quella elettronica trasmessa al Sistema di Interscambio (cod. destinatario ${signs(random, 7)}).</div>`
    },
  },
  {
    /** A free lance consultant with an online program; tax is withheld. */
    name: 'it-cloud-withholding',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [1, 6],
      isOnce: true,
      most: 6,
      isSellerPerson: true,
      withheld: 20,
      days: [15, 30, 45],
      pools: italianWith(['Logistica', 'Meccanica', 'Serramenti', 'Stampi']),
      items: [
        ['Consulenza sicurezza sul lavoro D.Lgs. 81/08', 'ore', 55, 90],
        ['Incarico RSPP esterno – quota trimestrale', 'trim.', 280, 450],
        ['Aggiornamento documento di valutazione dei rischi (DVR)', 'n.', 350, 700],
        ['Corso formazione lavoratori rischio basso, modulo da 4 ore', 'n.', 220, 390],
        ['Sopralluogo in stabilimento con verbale', 'n.', 150, 260],
        ['Rilievo fonometrico e relazione tecnica', 'n.', 310, 480],
        ['Predisposizione pratica telematica', 'n.', 60, 140],
      ],
      numbers: (random) => `${random.int(3, 148)}${random.pick(['', '/FE', '/PR'])}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9pt/1.45 "Open Sans";color:#333;margin:0 1mm} .top{display:flex;justify-content:space-between} .own{color:#666;font-size:8.5pt} .own b{display:block;font-size:13pt;color:#1d8f82;line-height:1.3} .lab{font-size:7pt;letter-spacing:.06em;font-weight:700;color:#1d8f82;margin-bottom:.5mm} .dest{width:78mm} .doc{font-size:15pt;margin:12mm 0 1mm} .doc b{font-weight:600} .ogg{margin-bottom:6mm} .list th{background:#1d8f82;color:#fff;font-size:7.5pt;font-weight:600;text-align:left;padding:6px 7px} .list td{padding:6px 7px;border-bottom:.5pt solid #ddd;vertical-align:top} .list .r{padding-right:7px} .low{display:flex;justify-content:space-between;margin-top:8mm} .low .a{width:82mm} .low .b{width:82mm} .a p{margin:0 0 4mm} .riep{width:82mm;font-size:8pt} .riep th{text-align:left;font-weight:600;border-bottom:.5pt solid #999} .riep td{padding:2px 0} .b td{padding:4px 6px} .b .net td{background:#e6f4f2;font-weight:700;font-size:11pt;color:#13695f} .foot{position:fixed;bottom:0;left:1mm;right:1mm;font-size:7pt;color:#888;border-top:.5pt solid #ccc;padding-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const [seller, buyer] = [placeOf(d.seller.town), placeOf(d.buyer.town)]
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)}%`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])
      )
      const job = random.pick(['Consulenza tecnica e formazione', 'Sicurezza sul lavoro'])
      return `<div class=top><div class=own><b>${d.seller.name}</b>${job}<br>${d.seller.street}<br>${d.seller.postCode} ${seller.whole}<br>P.IVA ${d.seller.vatId}<br>${d.seller.mail}<br>${d.seller.telephone}</div><div class=dest><div class=lab>DESTINATARIO</div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${buyer.whole}<br>P.IVA ${d.buyer.vatId}<br>Cod. SDI ${signs(random, 7)}</div></div>
<div class=doc>Fattura <b>${d.number}</b> del ${p.date(d.issueDate)}</div>
<div class=ogg>Oggetto: ${random.pick(['prestazioni professionali come da incarico', 'attività svolta presso la Vs. sede', 'assistenza periodica'])} – Rif. Vs. ordine ${d.orderNumber} del ${p.date(d.orderDate)}</div>
<table class=list>${heading(['DESCRIZIONE', '>QUANTITÀ', '>PREZZO', '>IVA', '>IMPORTO'])}${list.join('')}</table>
<div class=low><div class=a><p><span class=lab>METODO DI PAGAMENTO</span><br>Bonifico bancario intestato a ${d.seller.name}<br>IBAN ${d.seller.iban}</p><p><span class=lab>SCADENZE</span><br>${p.date(d.dueDate)}: ${p.money(d.amountDue)}</p><div class=lab>RIEPILOGO IVA</div><table class=riep>${heading(['Aliquota', '>Imponibile', '>Imposta'])}${taxes.join('')}</table></div>
<div class=b><table>${row(['Totale imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['<b>Totale documento</b>', `><b>${p.money(d.total)}</b>`])}${row([`Ritenuta d’acconto 20% su ${p.money(d.subtotal)}`, `>-${p.money(d.withheld)}`])}<tr class=net><td>Netto a pagare</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div></div>
<div class=foot>Documento privo di valenza fiscale ai sensi dell’art. 21 D.P.R. 633/72. L’originale è disponibile all’indirizzo telematico da Lei fornito oppure nella Sua area riservata dell’Agenzia delle Entrate.</div>`
    },
  },
  {
    /** A Spanish distributor of food with surcharge for shops and the register line along the edge. */
    name: 'es-distributor-surcharge',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [11.4, 26.2, 4.5],
      lines: [4, 15],
      isInOrder: true,
      isOnce: true,
      most: 20,
      lineDiscount: 0.3,
      allowance: 0.35,
      days: [15, 30, 60],
      pools: spanishWith(['Distribuciones', 'Alimentación', 'Autoservicio', 'Comercial']),
      items: [
        ['ATÚN CLARO ACEITE RO-80 PACK-6 C/16', '', 58, 84],
        ['TOMATE FRITO BRIK 400 GR C/24', '', 15, 23],
        ['CAFÉ MOLIDO MEZCLA 250 GR C/20', '', 48, 69],
        ['GALLETA MARÍA 800 GR C/9', '', 17, 25],
        ['ESPÁRRAGO BLANCO 9/12 F-425 C/12', '', 31, 46],
        ['PATATA FRITA CASERA 150 GR C/14', '', 16, 24],
        ['CHOCOLATE A LA TAZA 300 GR C/18', '', 33, 47],
        ['MAYONESA TARRO 450 ML C/12', '', 19, 27],
        ['REFRESCO COLA LATA 33 CL C/24', '', 9, 14, 1],
        ['CERVEZA ESPECIAL 1/3 RET. C/24', '', 12, 17, 1],
        ['VINO TINTO CRIANZA 75 CL C/6', '', 21, 38, 1],
        ['DETERGENTE LÍQUIDO 40 LAV. C/4', '', 19, 29, 1],
        ['PAPEL HIGIÉNICO 12 ROLLOS F/8', '', 22, 31, 1],
        ['LEJÍA CON DETERGENTE 1,5 L C/10', '', 8, 13, 1],
        ['LECHE ENTERA BRIK 1 L C/12', '', 9, 13, 2],
        ['HARINA DE TRIGO 1 KG C/10', '', 6, 9, 2],
        ['HUEVO L DOCENA C/15', '', 28, 37, 2],
        ['QUESO CURADO MEZCLA 3 KG APROX.', '', 26, 39, 2],
      ],
      numbers: (random, year) => `${random.pick(['A', 'B'])}/${year.slice(2)}0${random.digits(4)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt/1.25 "Liberation Serif";margin:0 1mm 0 7mm} .reg{position:fixed;left:0;top:62mm;writing-mode:vertical-rl;transform:rotate(180deg);font-size:6.5pt;white-space:nowrap} .top{display:flex;justify-content:space-between} .em{width:80mm} .em b{font:bold 15pt/1.2 "URW Bookman"} .cli{border:1pt solid;border-radius:3mm;padding:3mm 4mm;width:84mm;font-size:10pt} .cli i{font-size:7.5pt} .fac{margin:4mm 0;width:96mm} .fac td,.fac th{border:.7pt solid;text-align:center!important;padding:2px!important} .fac th,.list th,.bas th{font-weight:bold;font-style:italic;font-size:8pt;background:#eee} .list{border:.7pt solid;height:158mm} .list th{border:.7pt solid;padding:3px} .list td{border-left:.7pt solid;border-right:.7pt solid;padding:1.5px 5px;height:4.4mm;vertical-align:top} .list .r{padding-right:5px} .alb{font-style:italic} .bas{margin-top:3mm} .bas th,.bas td{border:.7pt solid;padding:2px 5px;text-align:right} .low{display:flex;justify-content:space-between;margin-top:3mm} .low>div{border:.7pt solid;padding:2mm 3mm} .big{font-size:14pt;font-weight:bold;text-align:right;width:60mm} .big span{display:block;font-size:8pt;font-style:italic} .sm{font-size:7pt;margin-top:2mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysBetween(d.issueDate, d.dueDate)
      const isDebit = random.chance(0.5)
      const note = random.int(10400, 48000)
      const list = p.lines((l, at) => {
        const section =
          at === 0 || at === 9
            ? `<tr><td></td><td class=alb>Albarán ${note + at * 7} de ${p.date(dayAfter(d.deliveryDate, -(at ? 0 : 4)))}</td><td></td><td></td><td></td><td></td></tr>`
            : ''
        return `${section}<tr><td>${codeOf(l.description, 5)}</td><td>${l.description}</td><td class=r>${p.number(l.quantity, 2)}</td><td class=r>${p.plain(l.price)}</td><td class=r>${l.discount ? p.number(l.discount, 2) : ''}</td><td class=r>${p.plain(l.amount)}</td></tr>`
      })
      const less = d.allowance
        ? `<td>${p.plain(d.lineTotal)}</td><td>${p.number(Math.round((100 * d.allowance) / d.lineTotal), 2)}</td><td>${p.plain(d.allowance)}</td>`
        : `<td>${p.plain(d.lineTotal)}</td><td></td><td></td>`
      const count = d.taxes.length
      const taxes = p.taxes((t, at) => {
        const [vat, more] = surcharges[t.rate]
        const own = Math.round((t.base * vat) / 100)
        const first = at ? '' : less.replaceAll('<td>', `<td rowspan=${count}>`)
        return `<tr>${first}<td>${p.plain(t.base)}</td><td>${p.number(vat, 2)}</td><td>${p.plain(own)}</td><td>${p.number(more, 2)}</td><td>${p.plain(t.amount - own)}</td></tr>`
      })
      return `<div class=reg>${d.seller.name} - Inscrita en el Reg. Merc. de ${d.seller.town}, Tomo ${random.int(400, 2900)}, Folio ${random.int(10, 220)}, Hoja ${random.pick(['MU', 'A', 'BU'])}-${random.int(4000, 60000)}, Inscripción 1ª - C.I.F. ${d.seller.vatId}</div>
<div class=top><div class=em><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tfno.: ${d.seller.telephone}<br>C.I.F.: ${d.seller.vatId}<br>R.G.S.E.A.A.: 40.0${random.digits(4)}/${random.pick(['MU', 'A', 'T'])}</div><div class=cli><i>Datos del cliente</i><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>N.I.F.: ${d.buyer.vatId.slice(2)}</div></div>
<table class=fac>${heading(['FACTURA Nº', 'FECHA', 'Nº CLIENTE', 'RUTA', 'HOJA'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, random.int(1, 28), 1])}</table>
<table class=list><thead><tr><th style="width:16mm">CÓDIGO</th><th>DESCRIPCIÓN</th><th style="width:19mm">CAJAS</th><th style="width:20mm">PRECIO</th><th style="width:15mm">% DTO.</th><th style="width:23mm">IMPORTE</th></tr></thead>${list.join('')}<tr><td style="height:100%"></td><td></td><td></td><td></td><td></td><td></td></tr></table>
<table class=bas>${heading(['SUMA', '% DTO. P.P.', 'IMP. DTO.', 'BASE IMPONIBLE', '% IVA', 'CUOTA IVA', '% R.E.', 'CUOTA R.E.'])}${taxes.join('')}</table>
<div class=low><div style="width:90mm">Forma de pago: <b>${isDebit ? `Recibo domiciliado a ${days} días` : `Transferencia a ${days} días`}</b><br>Vencimientos: <b>${p.date(d.dueDate)} &nbsp; ${p.plain(d.amountDue)}</b><br>${isDebit ? `Domiciliación: su cuenta terminada en ${random.digits(4)}` : `Cuenta: ${grouped(d.seller.iban)}`}<br>Total bases: ${p.plain(d.subtotal)} &nbsp;&nbsp; Total impuestos (IVA + R.E.): ${p.plain(d.tax)}</div><div class=big><span>TOTAL FACTURA EUROS</span>${p.plain(d.total)}</div></div>
<div class=sm>No se admiten devoluciones de productos refrigerados. Envases retornables según depósito. Al amparo del RGPD sus datos se tratan para la gestión comercial y administrativa.</div>`
    },
  },
  {
    /** A Spanish free lance with an online program; income tax is kept back. */
    name: 'es-online-freelance-irpf',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [1, 7],
      isOnce: true,
      most: 20,
      isPart: true,
      isSellerPerson: true,
      withheld: 15,
      days: [7, 15, 30],
      pools: spanishWith(['Bodegas', 'Clínica', 'Editorial', 'Turismo Rural']),
      items: [
        ['Rediseño de la página de inicio y fichas de producto', 'h', 38, 60],
        ['Redacción de artículos para el blog', 'h', 30, 48],
        ['Sesión fotográfica de producto y retoque', 'h', 50, 85],
        ['Gestión de redes sociales', 'h', 28, 45],
        ['Mantenimiento web y copias de seguridad', 'h', 35, 55],
        ['Maquetación de catálogo, 24 páginas A4', 'h', 32, 50],
        ['Reunión de seguimiento y actas', 'h', 35, 55],
        ['Traducción ES-FR de textos comerciales', 'h', 28, 45],
      ],
      numbers: (random, year) => `F${year.slice(2)}${random.pick(['-', '/'])}00${random.digits(2)}`,
    },
    style: {
      ...comma,
      money: (plain) => `${plain}€`,
      date: (y, m, d) => `${d}-${m}-${y}`,
    },
    css: 'body{font:8.5pt/1.5 "Inter";color:#1c2333;margin:0 1mm} .a{display:flex;justify-content:space-between;align-items:flex-start} .a h1{font-size:24pt;font-weight:300;margin:0;line-height:1.1} .meta{margin-top:6mm;width:64mm} .meta td{padding:1px 0} .meta td:first-child{color:#7b8496} .disc{width:17mm;height:17mm;border-radius:50%;background:#ff6b4a;color:#fff;font-size:15pt;font-weight:600;line-height:17mm;text-align:center} .who{display:flex;gap:14mm;margin:11mm 0 10mm} .who>div{flex:1;border-top:1pt solid #1c2333;padding-top:2mm} .who small{color:#7b8496;font-size:7pt;display:block} .list th{font-weight:500;font-size:7pt;color:#7b8496;text-align:left;border-bottom:.5pt solid #c9cedb;padding:4px 0} .list td{padding:7px 0;border-bottom:.5pt solid #e6e9f0;vertical-align:top} .sum{width:78mm;margin:5mm 0 0 auto} .sum td{padding:3px 0} .sum .t td{font-size:13pt;font-weight:600;border-top:1pt solid #1c2333;padding-top:6px} .pay{margin-top:10mm} .pay b{font-weight:600} .qr{position:fixed;bottom:0;left:1mm;display:flex;gap:4mm;align-items:flex-end;font-size:6.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const initials = d.seller.name
        .split(' ')
        .map((part) => part[0])
        .join('')
        .slice(0, 2)
      const trade = random.pick([
        'Comunicación y diseño',
        'Marketing de contenidos',
        'Estudio creativo',
      ])
      const list = p.lines((l) =>
        row([
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const code =
        d.issueDate > '2025-06'
          ? `<div class=qr><div>QR tributario:<br>${squareCode(random, '26mm')}<br>VERI*FACTU</div><div>Factura verificable en la sede electrónica de la AEAT</div></div>`
          : ''
      return `<div class=a><div><h1>Factura</h1><table class=meta>${row(['Número', `<b>${d.number}</b>`])}${row(['Fecha de emisión', p.date(d.issueDate)])}${row(['Fecha de vencimiento', p.date(d.dueDate)])}</table></div><div class=disc>${initials}</div></div>
<div class=who><div><small>De</small><b>${d.seller.name}</b><br>${trade}<br>NIF ${d.seller.vatId}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.mail}</div><div><small>Para</small><b>${d.buyer.name}</b><br>NIF ${d.buyer.vatId.slice(2)}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=list>${heading(['Concepto', '>Precio', '>Unidades', '>IVA', '>Subtotal'])}${list.join('')}</table>
<table class=sum>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Total con IVA', `>${p.money(d.total)}`])}${row(['Retención IRPF 15%', `>−${p.money(d.withheld)}`])}<tr class=t><td>Total a pagar</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=pay><b>Condiciones de pago</b><br>Transferencia bancaria a ${grouped(d.seller.iban)}<br>Concepto: ${d.number}</div>${code}`
    },
  },
  {
    /** A Spanish car workshop of a chain: the brand is big, the company small. */
    name: 'es-workshop-order',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [4, 14],
      isInOrder: true,
      isOnce: true,
      most: 4,
      lineDiscount: 0.25,
      prepaid: 0.3,
      days: [10, 15, 30],
      pools: spanishWith(['Talleres', 'Automoción', 'Neumáticos', 'Transportes']),
      items: [
        ['M.O. REVISIÓN Y DIAGNOSIS', 'h', 42, 58],
        ['M.O. SUSTITUIR PASTILLAS Y DISCOS DELANTEROS', 'h', 42, 58],
        ['M.O. CAMBIO KIT DISTRIBUCIÓN Y BOMBA DE AGUA', 'h', 42, 58],
        ['M.O. CARGA AIRE ACONDICIONADO', 'h', 42, 58],
        ['ACEITE MOTOR 5W30 C3', 'l', 8, 14],
        ['FILTRO DE ACEITE', 'ud', 9, 17],
        ['FILTRO HABITÁCULO CARBÓN ACTIVO', 'ud', 16, 29],
        ['JUEGO PASTILLAS FRENO DEL.', 'ud', 38, 72],
        ['DISCO FRENO VENTILADO 288 MM', 'ud', 44, 79],
        ['KIT DISTRIBUCIÓN C/BOMBA', 'ud', 165, 290],
        ['NEUMÁTICO 205/55 R16 91V', 'ud', 58, 98],
        ['BATERÍA 70 AH 640 A', 'ud', 89, 139],
        ['ANTICONGELANTE 50% ORGÁNICO', 'l', 4, 7],
        ['GESTIÓN DE RESIDUOS', 'ud', 2, 5],
      ],
      numbers: (random, year) => `${year.slice(2)}/00${random.digits(4)}`,
    },
    style: { ...euroAfter, thousands: '', date: (y, m, d) => `${d}/${m}/${y.slice(2)}` },
    css: 'body{font:8.5pt/1.3 "Lato";margin:0 1mm} .bar{background:#1a1a1a;color:#fff;padding:4mm 5mm;display:flex;justify-content:space-between;align-items:center} .bar b{font:600 21pt/1 "URW Gothic";color:#ffd200} .bar span{font-size:15pt;letter-spacing:.12em} .em{font-size:7.5pt;margin:2mm 0 6mm;color:#333} .two{display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:4mm} .two table{width:62mm} .two td{padding:1px 0} .two td:first-child{font-weight:700;width:30mm} .cli{width:94mm;border-left:3pt solid #ffd200;padding-left:4mm} .veh th{background:#eee;font-size:6.8pt;text-align:left;padding:2px 4px;border:.4pt solid #999} .veh td{padding:2px 4px;border:.4pt solid #999} .list{margin-top:5mm} .list th{border-top:1.2pt solid;border-bottom:1.2pt solid;text-align:left;font-size:7.5pt;padding:3px 0} .list td{padding:2.5px 0;vertical-align:top} .sec td{font-weight:700;padding-top:8px} .sub td{border-top:.4pt solid #888;font-style:italic} .bot{display:flex;justify-content:space-between;margin-top:7mm;align-items:flex-start} .gar{width:92mm;font-size:6.8pt;color:#333;text-align:justify} .sum{width:74mm} .sum td{padding:2.5px 4px;border-bottom:.4pt solid #bbb} .sum .t td{background:#ffd200;font-weight:900;font-size:11pt} .sig{margin-top:9mm;font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const brand = random.pick(['motorpunto', 'RuedaFácil', 'autoRed24'])
      const [car, frame] = random.pick([
        ['SEAT LEÓN 1.6 TDI', 'VSSZZZ5F'],
        ['CITROËN BERLINGO 1.5', 'VF77AYHY'],
        ['FORD TRANSIT CUSTOM', 'WF0YXXTT'],
        ['DACIA SANDERO TCE', 'UU15SDMG'],
      ])
      const plate = `${random.digits(4)} ${random.pick(['KLM', 'JBC', 'LTR', 'MDN', 'HXV'])}`
      const isWork = (l: Line) => l.description.startsWith('M.O.')
      const drawn = p.lines((l) =>
        row([
          isWork(l) ? 'MO' : codeOf(l.description, 7),
          l.description,
          `>${p.number(l.quantity, 2)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount) : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const works = p.lines((l) => isWork(l))
      const amounts = p.lines((l) => l.amount)
      const group = (title: string, isOwn: (work: boolean) => boolean) => {
        const rows = drawn.filter((_, at) => isOwn(works[at]))
        const own = amounts.filter((_, at) => isOwn(works[at]))
        const whole = own.reduce((sum, amount) => sum + amount, 0)
        return rows.length
          ? `<tr class=sec><td></td><td>${title}</td><td></td><td></td><td></td><td></td></tr>${rows.join('')}<tr class=sub><td></td><td>Total ${title.toLowerCase()}</td><td></td><td></td><td></td><td class=r>${p.plain(whole)}</td></tr>`
          : ''
      }
      const paid = d.prepaid
        ? `${row(['Entrega a cuenta', `>-${p.money(d.prepaid)}`])}<tr class=t><td>PENDIENTE DE PAGO</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const pay = random.chance(0.5)
        ? `Forma de pago: transferencia ${d.seller.iban}`
        : 'Forma de pago: contado / tarjeta en taller'
      return `<div class=bar><b>${brand}</b><span>FACTURA</span></div>
<div class=em>Establecimiento asociado: <b>${d.seller.name}</b> · CIF ${d.seller.vatId} · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone} · N.º Reg. Industrial ${random.digits(5)}</div>
<div class=two><table>${row(['N.º factura', d.number])}${row(['Fecha factura', p.date(d.issueDate)])}${row(['N.º cliente', d.customerNumber])}${row(['Vencimiento', p.date(d.dueDate)])}</table><div class=cli>Cliente:<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF/CIF: ${d.buyer.vatId.slice(2)}</div></div>
<table class=veh>${heading(['MATRÍCULA', 'MARCA Y MODELO', 'N.º BASTIDOR', 'KMS', 'ORDEN REPARACIÓN', 'ENTRADA', 'ENTREGA'])}${row([plate, car, `${frame}${random.digits(9)}`, random.int(28, 239) * 1000 + random.int(0, 999), `OR ${random.digits(6)}`, p.date(dayAfter(d.deliveryDate, -2)), p.date(d.deliveryDate)])}</table>
<table class=list>${heading(['Ref.', 'Concepto', '>Cantidad', '>Precio', '>% Dto.', '>Importe €'])}${group('MANO DE OBRA', (work) => work)}${group('RECAMBIOS Y MATERIALES', (work) => !work)}</table>
<div class=bot><div class=gar>Garantía de la reparación: 3 meses o 2.000 km (vehículos industriales 15 días), art. 16 del R.D. 1457/1986. El cliente renuncia a las piezas sustituidas salvo indicación expresa. Precios sin IVA. ${pay}.<div class=sig>Conforme el cliente,<br><br><br>Fdo.: ______________________</div></div><table class=sum>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`I.V.A. ${p.number(d.taxes[0].rate, 2)} %`, `>${p.money(d.tax)}`])}<tr class=${d.prepaid ? '' : 't'}><td>TOTAL FACTURA</td><td class=r>${p.money(d.total)}</td></tr>${paid}</table></div>`
    },
  },
  {
    /** A Portuguese supplier with an ERP system: several pages with carried sums. */
    name: 'pt-erp-carried-pages',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 6],
      lines: [10, 110],
      isInOrder: true,
      isOnce: true,
      most: 40,
      lineDiscount: 0.5,
      allowance: 0.3,
      charge: 0.2,
      days: [30, 45, 60],
      pools: portugueseWith(['Agrícola', 'Agro-Comércio', 'Máquinas', 'Viveiros', 'Rega']),
      items: [
        ['Tubo PEBD 32 mm PN6 rolo 100 m', 'RL', 48, 72],
        ['Tubo gotejador 16 mm 2,2 l/h 33 cm', 'M', 1, 2],
        ['União rápida 32x32', 'UN', 2, 4],
        ['Tê rápido 32x3/4" fêmea', 'UN', 3, 6],
        ['Joelho rápido 32x1" macho', 'UN', 2, 5],
        ['Válvula esfera PVC 40 colar', 'UN', 7, 12],
        ['Eletroválvula 1" 24 VAC', 'UN', 19, 31],
        ['Programador rega 6 setores', 'UN', 79, 140],
        ['Filtro de discos 2" 120 mesh', 'UN', 38, 64],
        ['Aspersor 3/4" latão', 'UN', 11, 19],
        ['Manómetro glicerina 0-10 bar', 'UN', 8, 14],
        ['Tesoura de poda bypass', 'UN', 17, 48],
        ['Serrote de poda 300 mm', 'UN', 14, 29],
        ['Luvas nitrilo T9 par', 'PAR', 2, 5],
        ['Botas PVC verdes T43', 'PAR', 11, 18],
        ['Pulverizador dorso 16 L', 'UN', 32, 69],
        ['Mangueira jardim 25 m 3/4"', 'UN', 21, 38],
        ['Abraçadeira aço 25-40', 'UN', 1, 2],
        ['Arame galvanizado n.º 12 rolo 25 kg', 'RL', 44, 63],
        ['Rede ovelheira 1,00 m rolo 50 m', 'RL', 58, 89],
        ['Poste madeira tratada 2,00 m D8', 'UN', 4, 8],
        ['Fita de enxertia biodegradável', 'UN', 5, 9],
        ['Lona de solo 105 g 2x100 m', 'RL', 69, 110],
        ['Lâmpada aquecimento 250 W', 'UN', 6, 11],
        ['Óleo corrente motosserra 5 L', 'UN', 12, 21],
        ['Corrente motosserra 3/8 52 elos', 'UN', 12, 22],
        ['Fio roçadora 2,7 mm 200 m', 'UN', 15, 27],
        ['Carrinho de mão 90 L', 'UN', 42, 78],
        ['Adubo 20-8-10 saco 25 kg', 'SC', 15, 24, 1],
        ['Adubo foliar aminoácidos 5 L', 'UN', 28, 49, 1],
        ['Calcário dolomítico saco 25 kg', 'SC', 3, 5, 1],
        ['Enxofre molhável 25 kg', 'SC', 24, 37, 1],
        ['Sulfato de cobre 5 kg', 'UN', 17, 28, 1],
        ['Semente azevém anual 25 kg', 'SC', 38, 58, 1],
        ['Batata semente cal. 35/45 25 kg', 'SC', 27, 39, 1],
        ['Ração poedeiras 30 kg', 'SC', 12, 17, 1],
        ['Substrato universal 70 L', 'SC', 7, 13, 1],
        ['Milho híbrido FAO 400 50 mil sem.', 'UN', 78, 130, 1],
        ['Herbicida glifosato 36% 5 L', 'UN', 29, 44, 1],
        ['Isco moluscicida 5 kg', 'UN', 16, 25, 1],
      ],
      numbers: (random, year) =>
        random.pick([
          `FA ${year}A${random.int(1, 9)}/${random.int(40, 2890)}`,
          `FT ${year.slice(2)}A/${random.int(40, 2890)}`,
        ]),
    },
    style: { decimal: ',', thousands: ' ', date: slashed },
    css: 'body{font:8pt/1.25 "Nimbus Sans";margin:0 1mm} .page{position:relative;height:265mm;box-sizing:border-box} .page+.page{break-before:page} .top{display:flex;justify-content:space-between;height:44mm} .own{width:82mm;font-size:7.5pt} .own b{font-size:14pt;color:#2c6e2f;display:block;line-height:1.1;margin-bottom:1.5mm} .to{width:84mm;padding-top:13mm;font-size:9pt} .doc{display:flex;justify-content:space-between;border-bottom:1.2pt solid #2c6e2f;padding-bottom:1mm;height:6mm;align-items:flex-end} .doc b{font-size:11.5pt} .via{font-size:8pt} .met th{font-size:6.5pt;text-align:left;font-weight:bold;color:#2c6e2f;padding:1mm 0 0} .met td{padding:0 0 1mm} .list{margin-top:2mm} .list th{border-top:.6pt solid;border-bottom:.6pt solid;font-size:7pt;text-align:left;padding:1mm 0} .list td{height:5.1mm;padding:0;white-space:nowrap;vertical-align:middle} .car td{font-style:italic} .end{position:absolute;bottom:9mm;left:0;right:0;display:flex;justify-content:space-between;align-items:flex-end;border-top:.6pt solid;padding-top:2mm} .iva{width:96mm} .iva th{font-size:7pt;text-align:left;border-bottom:.4pt solid} .iva td{padding:.4mm 0} .sum{width:70mm} .sum td{padding:.5mm 0} .sum .t td{border-top:.8pt solid;font-weight:bold;font-size:11pt;padding-top:1mm} .cert{position:absolute;bottom:0;left:0;right:0;font-size:6.8pt;border-top:.4pt solid #888;padding-top:1mm;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysBetween(d.issueDate, d.dueDate)
      const drawn = p.lines((l) =>
        row([
          `${l.unit.slice(0, 1)}${codeOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${l.discount ? p.number(l.discount, 2) : '0,00'}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const amounts = p.lines((l) => l.amount)
      const list = p.lines((l) => Math.round((l.quantity ?? 1) * l.price))
      const before = list.reduce((sum, amount) => sum + amount, 0)
      const rows = drawn.map((text, at) => ({ text, amount: amounts[at] }))
      const pages = inPages(rows, 25)
      const key = signs(random, 8)
      const serial = d.number.match(/\d+$/)?.[0] ?? random.int(20, 990)
      const mark = `${random.pick(['Kx', 'aQ', 'tR', 'wZ'])}${random.digits(1)}${random.pick(['b', 'Y', 'm'])}`
      const certificate = `0${random.int(100, 999)}`
      const image = squareCode(random, '24mm')
      const terms = d.allowance
        ? p.number(Math.round((100 * d.allowance) / d.lineTotal), 2)
        : '0,00'
      const carry = (label: string, amount: number) =>
        `<tr class=car><td></td><td>${label}</td><td></td><td></td><td></td><td></td><td></td><td class=r>${p.plain(amount)}</td></tr>`
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate, 2)}`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, ''])
      )
      const end = `<div class=end><div class=iva><div style="display:flex;gap:4mm;align-items:flex-end">${image}<div style="flex:1"><b>Quadro Resumo do IVA</b><table>${heading(['Taxa/Valor', '>Incidência', '>Total IVA', 'Motivo Isenção'])}${taxes.join('')}</table></div></div><div style="margin-top:2mm">Local de carga: N/ armazém &nbsp; Local de descarga: V/ morada<br>Data de carga: ${p.date(d.deliveryDate)} &nbsp; Expedição: N/ viatura<br>IBAN ${grouped(d.seller.iban)}</div></div><table class=sum>${row(['Mercadoria/Serviços', `>${p.plain(before)}`])}${row(['Descontos Comerciais', `>${p.plain(before - d.lineTotal)}`])}${d.allowance ? row(['Desconto Financeiro', `>${p.plain(d.allowance)}`]) : ''}${d.charge ? row(['Portes', `>${p.plain(d.charge)}`]) : ''}${row(['Total sem IVA', `>${p.plain(d.subtotal)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}<tr class=t><td>Total (EUR)</td><td class=r>${p.plain(d.total)}</td></tr></table></div>`
      let carried = 0
      const sheets = pages.map((own, at) => {
        const start = at ? carry('Transporte', carried) : ''
        carried += own.reduce((sum, { amount }) => sum + amount, 0)
        const isLast = at === pages.length - 1
        const close = isLast ? '' : carry('A transportar', carried)
        return `<div class=page><div class=top><div class=own><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Telef. ${d.seller.telephone}<br>${d.seller.mail}<br>N.º Contribuinte ${d.seller.vatId}<br>Capital Social ${p.plain(5000000)} EUR<br>Cons. Reg. Com. ${d.seller.town}</div><div class=to>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=doc><b>Fatura n.º ${d.number}</b><span class=via>Original &nbsp;&nbsp; Pág. ${at + 1}/${pages.length}</span></div>
<table class=met>${heading(['V/N.º Contribuinte', 'Cliente', 'Requisição', 'Moeda', 'Desc. Fin.', 'Data', 'Condição Pagamento', 'Vencimento'])}${row([d.buyer.vatId.slice(2), d.customerNumber, d.orderNumber, 'EUR', terms, p.date(d.issueDate), `Fatura a ${days} dias`, p.date(d.dueDate)])}</table>
<table class=list>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. Unitário', '>Desc. %', '>IVA %', '>Valor Líquido'])}${start}${own.map(({ text }) => text).join('')}${close}</table>
${isLast ? end : ''}<div class=cert><span>${mark}-Processado por programa certificado n.º ${certificate}/AT</span><span>ATCUD:${key}-${serial}</span></div></div>`
      })
      return sheets.join('')
    },
  },
  {
    /** A Portuguese engineer with an online program; income tax is kept back. */
    name: 'pt-online-retention',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [1, 5],
      isOnce: true,
      most: 10,
      isSellerPerson: true,
      withheld: 25,
      days: [8, 15, 30],
      pools: portugueseWith(['Imobiliária', 'Construções', 'Investimentos', 'Gestão']),
      items: [
        ['Projeto de estabilidade – moradia unifamiliar', 'un', 850, 1900],
        ['Termo de responsabilidade', 'un', 90, 180],
        ['Fiscalização de obra, visita semanal', 'visita', 75, 140],
        ['Certificado energético fração T3', 'un', 160, 260],
        ['Levantamento topográfico e implantação', 'un', 320, 690],
        ['Deslocações em viatura própria', 'km', 1, 1],
        ['Parecer técnico sobre patologias construtivas', 'h', 45, 70],
      ],
      numbers: (random, year) =>
        random.pick([`FT M/${random.int(4, 390)}`, `FT ${year}/${random.int(4, 390)}`]),
    },
    style: { ...euroAfter, thousands: '.', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9pt/1.4 "Caladea";color:#222;margin:0 1mm} .t{display:flex;justify-content:space-between;align-items:baseline;border-bottom:2pt solid #7a2e1d;padding-bottom:2mm} .t b{font-size:18pt;color:#7a2e1d} .t span{font-size:10pt} .cols{display:flex;margin:7mm 0 9mm;gap:6mm} .cols>div{flex:1} .cols h5{margin:0 0 1mm;font-size:8pt;color:#7a2e1d;text-transform:uppercase} .list th{text-align:left;background:#f4e9e4;padding:5px;font-size:8.5pt} .list td{padding:6px 5px;vertical-align:top;border-bottom:.5pt dotted #a77} .list .r{padding-right:5px} .list small{color:#777;display:block;font-size:7pt} .mid{display:flex;justify-content:space-between;margin-top:8mm;align-items:flex-start} .tax{width:86mm} .tax caption{text-align:left;font-weight:bold;font-size:8.5pt} .tax th{text-align:left;font-size:8pt;border-bottom:.5pt solid #7a2e1d} .sum{width:76mm} .sum td{padding:3px 5px} .sum .p td{background:#7a2e1d;color:#fff;font-weight:bold;font-size:11pt} .bank{margin-top:9mm} .qr{margin-top:9mm;display:flex;gap:4mm;align-items:center;font-size:8pt} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const serial = d.number.match(/\d+$/)?.[0] ?? random.int(20, 990)
      const list = p.lines((l) =>
        row([
          `<small>Ref. ${codeOf(l.description, 4)}</small>${l.description}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)}%`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])
      )
      const site = random.pick(['Obra: Quinta do Pinhal, lote 8', 'Proc. camarário 01/2022/418'])
      return `<div class=t><b>${d.seller.name}</b><span>Engenharia Civil &nbsp;|&nbsp; ORIGINAL</span></div>
<div class=cols><div><h5>Emitente</h5>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIF: ${d.seller.vatId}<br>Tel.: ${d.seller.telephone}<br>${d.seller.mail}</div><div><h5>Cliente</h5>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF: ${d.buyer.vatId.slice(2)}</div><div><h5>Fatura</h5><b>${d.number}</b><br>Data de emissão: ${p.date(d.issueDate)}<br>Data de vencimento: ${p.date(d.dueDate)}<br>V/ Ref.: ${d.orderNumber}<br>${site}</div></div>
<table class=list>${heading(['Designação', '>Preço', '>Qtd.', 'Unid.', '>Imposto', '>Total'])}${list.join('')}</table>
<div class=mid><table class=tax><caption>Resumo de impostos</caption>${heading(['Designação', '>Incidência', '>Valor'])}${taxes.join('')}${row(['IRS – retenção na fonte 25%', `>${p.money(d.subtotal)}`, `>${p.money(d.withheld)}`])}</table><table class=sum>${row(['Total ilíquido', `>${p.money(d.subtotal)}`])}${row(['Desconto', `>${p.money(0)}`])}${row(['Total de IVA', `>${p.money(d.tax)}`])}${row(['Total do documento', `>${p.money(d.total)}`])}${row(['Retenção', `>-${p.money(d.withheld)}`])}<tr class=p><td>A pagar</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=bank>Pagamento por transferência bancária<br>IBAN: ${grouped(d.seller.iban)}<br>Os serviços foram prestados na data de ${p.date(d.deliveryDate)}.</div>
<div class=qr>${squareCode(random, '30mm')}<div>ATCUD: ${signs(random, 8)}-${serial}<br><br>${random.pick(['pLk8', 'Zr3q', 'h0Wd'])} – Processado por programa certificado n.º ${random.int(1100, 2990)}/AT</div></div>
<div class=foot>${d.seller.name} · Membro efetivo da Ordem dos Engenheiros n.º ${random.digits(5)}</div>`
    },
  },
]
