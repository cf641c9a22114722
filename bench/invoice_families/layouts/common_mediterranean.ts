import { baseOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Line } from '../make_document.ts'
import type { Country, Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'

const italian = {
  ...pools.IT,
  first: ['Serena', 'Gianluca', 'Ornella', 'Tiziano', 'Federica', 'Renato'],
  last: ['Bonfanti', 'Carraro', 'Delle Donne', 'Gavazzi', 'Locatelli', 'Mazzoleni', 'Piras'],
  streets: [
    'Via Enrico Fermi 32',
    'Strada Statale 9, km 211',
    'Via XXV Aprile, 7/C',
    'Viale Kennedy 118',
    'Località Pian di Macina 4',
    'Via S. Francesco d’Assisi 61',
  ],
  towns: [
    ['Bergamo', '24124'],
    ['Reggio Emilia', '42122'],
    ['San Donà di Piave', '30027'],
    ['Latina', '04100'],
    ['Cuneo', '12100'],
    ['Sassari', '07100'],
  ],
}

const spanish = {
  ...pools.ES,
  first: ['Maite', 'Gonzalo', 'Inmaculada', 'Rubén', 'Pilar', 'Andrés'],
  last: ['Barrachina', 'Cordero', 'Etxebarria', 'Giménez', 'Llorente', 'Palacios', 'Rovira'],
  streets: [
    'C/ Doctor Fleming, 27 bajo',
    'Polígono Industrial El Salobral, nave 14',
    'Avenida de Andalucía, 63',
    'Rambla Nova, 112, 1º 2ª',
    'Ctra. de Logroño, km 5,4',
    'Calle del Olmo, 9',
  ],
  towns: [
    ['Tarragona', '43004'],
    ['Albacete', '02007'],
    ['Jerez de la Frontera', '11403'],
    ['Santander', '39008'],
    ['Lleida', '25003'],
    ['Badajoz', '06011'],
  ],
}

const portuguese = {
  ...pools.PT,
  first: ['Mafalda', 'Gonçalo', 'Teresa', 'Hélder', 'Filipa', 'Vasco'],
  last: ['Antunes', 'Brandão', 'Coutinho', 'Frazão', 'Loureiro', 'Meireles', 'Sequeira'],
  streets: [
    'Rua Heróis da Grande Guerra, 81',
    'Zona Industrial da Mota, Lote 22',
    'Av. 25 de Abril, 140 - 3.º Dto',
    'Rua de Santa Luzia, 6',
    'Estrada da Circunvalação, 2310',
  ],
  towns: [
    ['Leiria', '2400-118'],
    ['Viseu', '3510-067'],
    ['Setúbal', '2910-514'],
    ['Vila Nova de Gaia', '4430-210'],
    ['Faro', '8000-139'],
  ],
}

const polish = {
  ...pools.PL,
  first: ['Katarzyna', 'Jacek', 'Dorota', 'Łukasz', 'Barbara', 'Wojciech'],
  last: ['Bielecka', 'Domański', 'Jarosz', 'Kubiak', 'Olszewska', 'Sikora', 'Zając'],
  streets: [
    'ul. Ogrodowa 23',
    'ul. Wincentego Witosa 6/12',
    'ul. Polna 91A',
    'al. Jana Pawła II 48',
    'ul. Leśna 5',
  ],
  towns: [
    ['Gliwice', '44-100'],
    ['Białystok', '15-427'],
    ['Kalisz', '62-800'],
    ['Pruszków', '05-800'],
    ['Tarnów', '33-100'],
  ],
}

/** The parties of a country whose companies have trades and legal forms of their own. */
function partiesIn(country: Country, trade: string[], forms: string[]): Pools {
  const countries = { ...pools, IT: italian, ES: spanish, PT: portuguese, PL: polish }
  return { ...countries, [country]: { ...countries[country], trade, forms } }
}

/** Splits lines into groups of a few, as they come by card or by delivery note. */
function groupsOf(random: Random, lines: Line[], least: number, most: number): Line[][] {
  const groups: Line[][] = []
  for (let at = 0; at < lines.length;) {
    const rest = lines.length - at
    const size = rest < least + most ? rest : random.int(least, most)
    groups.push(lines.slice(at, at + size))
    at += size
  }
  return groups
}

/** Days in order between two days. */
function daysIn(random: Random, from: string, until: string, count: number): string[] {
  const first = Date.parse(from)
  const span = Math.round((Date.parse(until) - first) / 86_400_000)
  return Array.from({ length: count }, () => random.int(0, span))
    .sort((a, b) => a - b)
    .map((day) => new Date(first + day * 86_400_000).toISOString().slice(0, 10))
}

/** Italian, Spanish, Portuguese and Polish documents of senders that send them every month. */
export const commonMediterranean: Family[] = [
  {
    name: 'it-carte-rifornimenti',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      isGross: true,
      isPart: true,
      lines: [12, 38],
      most: 58,
      days: [15, 20, 30],
      pools: partiesIn(
        'IT',
        ['Petroli', 'Carburanti', 'Energie', 'Mobilità'],
        ['S.p.A.', 'S.r.l.']
      ),
      items: [
        ['Gasolio', '', 1.55, 1.85],
        ['Gasolio', '', 1.6, 1.9],
        ['Gasolio', '', 1.6, 1.8],
        ['Senza piombo 95', '', 1.65, 1.95],
        ['Gasolio premium', '', 1.75, 2],
        ['AdBlue pompa', '', 0.85, 1.1],
        ['GPL auto', '', 0.7, 0.8],
      ],
      numbers: (random, year) => `PJ${year.slice(2)}0${random.digits(7)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt/1.35 "Open Sans";color:#222;margin:0} .top{display:flex;justify-content:space-between} .mark{background:#d8232a;color:#fff;font-weight:700;font-style:italic;font-size:19pt;padding:2mm 6mm 2.5mm;border-radius:0 5mm 0 5mm} .top small{font-size:7.5pt;text-align:right} .addr{margin:12mm 0 10mm 102mm;font-size:10pt} h1{font-size:13pt;color:#d8232a;margin:0 0 3mm} .cols{display:flex;gap:9mm} .key{width:56mm;flex:none;background:#f3f3f3;padding:3mm 4mm;font-size:8.5pt} .key b{display:block;font-size:9.5pt;margin-bottom:2mm} .sum td{padding:1.4mm 2mm;border-bottom:.5pt solid #ccc} .sum .big td{background:#d8232a;color:#fff;font-weight:700;font-size:12pt;border:0} .note{font-size:8pt;color:#444} .law{position:absolute;top:254mm;left:0;right:0;font-size:6.5pt;color:#555;border-top:.5pt solid #d8232a;padding-top:1.5mm} .detail{break-before:page} .detail h2{font-size:11pt;color:#d8232a;margin:0 0 2mm} .det{font-size:8pt} .det th{text-align:left;border-bottom:1pt solid #d8232a;font-size:7.5pt;padding:1mm} .det td{padding:.7mm 1mm;border-bottom:.3pt solid #ddd} .det .card td{background:#f3f3f3;font-weight:600;padding-top:1.5mm} .det .own td{font-style:italic;border-bottom:.8pt solid #888} .det tr{break-inside:avoid} .det tbody:last-child tr:last-child{break-before:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const places = ['Brescia Ovest', 'S.S. 36 Lecco', 'Fidenza A1 Nord', 'Viale Marconi 12']
      const contract = random.digits(8)
      const list = groupsOf(
        random,
        p.lines((l) => l),
        4,
        12
      )
      const cards = list.map((lines) => {
        const card = `7024 ${random.digits(4)} ${random.digits(4)}`
        const plate = `${random.pick(['FX', 'GA', 'GK'])} ${random.digits(3)} ${random.pick(['TN', 'ZV', 'LM'])}`
        const days = daysIn(random, d.from, d.until, lines.length)
        const drawn = lines.map((l, at) =>
          row([
            p.date(days[at]),
            `${random.int(6, 21)}:${random.int(10, 59)}`,
            random.pick(places),
            l.description,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${p.plain(l.amount)}`,
          ])
        )
        const whole = lines.reduce((sum, { amount }) => sum + amount, 0)
        return `<tr class=card><td colspan=7>Carta ${card} &nbsp;–&nbsp; Targa ${plate}</td></tr>${drawn.join('')}<tr class=own><td colspan=6>Totale carta ${card}</td><td class=r>${p.plain(whole)}</td></tr>`
      })
      const [tax] = p.taxes((t) => t)
      return `<div class=top><div class=mark>${d.seller.name.split(' ')[0].toLowerCase()} card</div><small><b>${d.seller.name}</b><br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>P. IVA ${d.seller.vatId.slice(2)}<br>Servizio clienti ${d.seller.telephone}</small></div>
<div class=addr>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=cols><div class=key>Fattura n.<b>${d.number}</b>Data emissione<b>${p.date(d.issueDate)}</b>Codice cliente<b>${d.customerNumber}</b>Contratto<b>${contract}</b>P. IVA / C.F. cliente<b>${d.buyer.vatId.slice(2)}</b>Periodo di fatturazione<b>${p.date(d.from)} – ${p.date(d.until)}</b>Modalità di pagamento<b>Addebito diretto SDD</b>Scadenza<b>${p.date(d.dueDate)}</b></div><div style="flex:1"><h1>Riepilogo della fattura</h1><p>Rifornimenti effettuati con le carte intestate alla Vostra azienda nel periodo indicato, come da dettaglio allegato.</p><table class=sum>${row(['Carte movimentate', `>${list.length}`])}${row(['Transazioni', `>${d.lines.length}`])}${row(['Imponibile', `>${p.plain(d.subtotal)}`])}${row([`IVA ${p.number(tax.rate)}%`, `>${p.plain(d.tax)}`])}${row(['Totale fattura €', `>${p.plain(d.total)}`]).replace('<tr>', '<tr class=big>')}</table><p class=note>L’importo sarà addebitato alla scadenza sul conto corrente IT•• •••• •••• •••• ${random.digits(4)} in base al mandato SDD n. ${contract}01. I prezzi del dettaglio si intendono IVA inclusa.</p><p class=note>Documento privo di valore fiscale: l’originale è disponibile nell’area riservata del sito dell’Agenzia delle Entrate.</p></div></div>
<div class=law>${d.seller.name} – Società con unico socio – Capitale sociale € 5.000.000 i.v. – R.E.A. ${random.digits(6)} – Registro Imprese e C.F. ${d.seller.vatId.slice(2)} – ${d.seller.mail} – ${d.seller.site}</div>
<div class=detail><h2>Dettaglio transazioni – allegato alla fattura ${d.number}</h2><table class=det>${heading(['Data', 'Ora', 'Punto vendita', 'Prodotto', '>Litri', '>€/litro', '>Importo €'])}${cards.join('')}${row(['<b>Totale transazioni</b>', '', '', '', '', '', `><b>${p.plain(d.total)}</b>`])}</table></div>`
    },
  },
  {
    name: 'it-imballi-ordine-web',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [1, 8],
      isOnce: true,
      most: 10,
      allowance: 0.35,
      charge: 1,
      days: [0],
      pools: partiesIn(
        'IT',
        ['Packaging', 'Imballaggi', 'E-commerce', 'Forniture'],
        ['S.r.l.', 'Srl', 'S.r.l.s.']
      ),
      items: [
        ['Scatola cartone onda doppia 40x30x30 cm - conf. 20 pz', '', 18, 29],
        ['Nastro adesivo PPL avana 50 mm x 132 m - 36 rotoli', '', 32, 48],
        ['Busta imbottita F/3 22x34 - conf. 100 pz', '', 14, 23],
        ['Film estensibile manuale 23 my nero', '', 6, 11],
        ['Pluriball h 100 cm, rotolo 50 m', '', 19, 31],
        ['Etichette termiche 100x150 mm - 500 et./rotolo', '', 8, 14],
        ['Riempitivo carta kraft 9 kg', '', 21, 34],
        ['Dispenser nastro con frizione', '', 9, 16],
        ['Tubo postale Ø 80 x 500 mm - conf. 25 pz', '', 27, 39],
      ],
      numbers: (random) => `FA${random.digits(6)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9pt/1.4 "DejaVu Sans";color:#444;margin:0} .top{display:flex;justify-content:space-between} .logo{font:700 20pt "Lato";color:#e67e22} .logo i{color:#444;font-weight:400;font-style:normal} .ref{text-align:right;line-height:1.6} .ref b{font-size:12pt} .two{display:flex;margin:10mm 0 8mm} .two div{flex:1} .two span{color:#888;font-weight:bold;font-size:8pt} .g{border:.5pt solid #ccc;margin-bottom:5mm} .g th{background:#f0f0f0;font-size:8pt;text-align:center;padding:2mm 1.5mm;border:.5pt solid #ccc;font-weight:bold} .g td{padding:1.8mm 1.5mm;border-bottom:.5pt solid #e4e4e4;font-size:8.5pt;vertical-align:top} .h td{text-align:center} .c{text-align:center} .end{display:flex;justify-content:space-between;align-items:flex-start} .end .l{width:84mm} .t{width:78mm} .t td{background:#f0f0f0;border-bottom:1pt solid #fff;padding:1.8mm 2mm} .t .w td{font-weight:bold;background:#ddd} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#888}',
    draw: (p) => {
      const { doc: d, random } = p
      const reference = Array.from({ length: 9 }, () => random.pick([...'ABCDEGHKLMNOPRSTVWXZ']))
      const means = random.pick(['Carta di credito', 'PayPal', 'Bonifico bancario anticipato'])
      const address = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}`
      const [tax] = p.taxes((t) => t)
      return `<div class=top><div class=logo>tutto<i>scatole</i></div><div class=ref><b>FATTURA</b><br>${p.date(d.issueDate)}<br>#${d.number}</div></div>
<div class=two><div><span>Indirizzo di consegna</span><br>${address}<br>${d.buyer.telephone}</div><div><span>Indirizzo di fatturazione</span><br>${address}<br>${d.buyer.vatId}<br>${d.buyer.telephone}</div></div>
<table class="g h">${heading(['Numero Fattura', 'Data fattura', 'Riferimento ordine', 'Data ordine'])}${row([`#${d.number}`, p.date(d.issueDate), reference.join(''), p.date(d.deliveryDate)])}</table>
<table class=g>${heading(['Riferimento', 'Prodotto', 'Aliquota fiscale', 'Prezzo unitario<br>(Tasse escl.)', 'Qtà', 'Totale<br>(Tasse escl.)'])}${p.lines((l) => `<tr><td>IMB-${random.digits(4)}</td><td>${l.description}</td><td class=c>${p.number(l.rate)} %</td><td class=r>${p.money(l.price)}</td><td class=c>${p.number(l.quantity)}</td><td class=r>${p.money(l.amount)}</td></tr>`).join('')}</table>
<div class=end><div class=l><table class=g>${heading(['Dettaglio imposte', 'Aliquota', 'Imponibile', 'Totale tasse'])}${row(['Prodotti e spedizione', `>${p.number(tax.rate, 3)} %`, `>${p.money(baseOf(p, tax))}`, `>${p.money(taxOf(p, tax))}`])}</table><table class=g>${row(['<b>Metodo di pagamento</b>', means, `>${p.money(d.total)}`])}${row(['<b>Corriere</b>', random.pick(['Corriere espresso 24/48h', 'Corriere standard']), ''])}</table></div><table class=t>${row(['Totale prodotti', `>${p.money(d.lineTotal)}`])}${d.allowance ? row(['Totale sconti', `>- ${p.money(d.allowance)}`]) : ''}${row(['Spese di spedizione', `>${p.money(d.charge)}`])}${row(['Totale (Tasse escl.)', `>${p.money(d.subtotal)}`])}${row(['Totale tasse', `>${p.money(d.tax)}`])}${row(['Totale', `>${p.money(d.total)}`]).replace('<tr>', '<tr class=w>')}</table></div>
<div class=foot>${d.seller.name} - ${d.seller.street} - ${d.seller.postCode} ${d.seller.town} - ${d.seller.country}<br>Per qualsiasi domanda contattare il nostro servizio clienti: Tel: ${d.seller.telephone}<br>P.IVA ${d.seller.vatId} - REA ${random.digits(6)} - ${d.seller.mail}</div>`
    },
  },
  {
    name: 'it-estintori-manutenzione',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [3, 12],
      isInOrder: true,
      isOnce: true,
      most: 16,
      lineDiscount: 0.35,
      allowance: 0.3,
      days: [30, 60, 90],
      pools: partiesIn(
        'IT',
        ['Antincendio', 'Sicurezza', 'Impianti', 'Servizi'],
        ['S.r.l.', 'S.n.c.', 'S.a.s.', 'S.p.A.']
      ),
      items: [
        ['Controllo semestrale estintore portatile a polvere', 'NR', 4.5, 8],
        ['Controllo semestrale estintore carrellato', 'NR', 11, 18],
        ['Controllo semestrale idrante UNI 45', 'NR', 9, 15],
        ['Controllo porta REI con maniglione antipanico', 'NR', 10, 17],
        ['Verifica lampada di emergenza', 'NR', 4, 7],
        ['Revisione programmata estintore polvere KG 6', 'NR', 16, 24],
        ['Collaudo estintore CO2 KG 5', 'NR', 32, 48],
        ['Estintore polvere KG 6 34A 233B C nuovo', 'NR', 38, 56],
        ['Cartello segnaletico bifacciale 25x31', 'NR', 7, 13],
        ['Manichetta UNI 45 MT 20 raccordata', 'NR', 44, 63],
        ['Smaltimento polvere estinguente esausta', 'KG', 1.5, 3],
        ['Ore manodopera tecnico qualificato', 'H', 34, 45],
        ['Supporto a parete per estintore', 'NR', 4, 9],
      ],
      numbers: (random, year) => `${random.int(21, 2980)}/${year.slice(2)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .pg{height:264mm;display:flex;flex-direction:column} .top{display:flex;align-items:center;gap:5mm} .em{border:2pt solid #b00;color:#b00;border-radius:50%;width:17mm;height:17mm;font:bold 15pt/17mm "Liberation Sans";text-align:center;flex:none} .own{flex:1} .own b{display:block;font-size:15pt;color:#b00} .iso{border:.5pt solid #888;font-size:6.5pt;text-align:center;padding:2mm;color:#555} .to{display:flex;justify-content:space-between;margin:4mm 0 3mm} .to div{width:86mm;height:26mm;border:.6pt solid #000;padding:1.5mm 2.5mm;box-sizing:border-box;line-height:1.35} small{font-size:6pt;display:block;color:#444} .s{border:.6pt solid #000;margin-bottom:-.6pt;table-layout:fixed} .s td{border:.6pt solid #000;padding:.6mm 1.5mm;height:7mm;vertical-align:top;white-space:nowrap} .body{flex:1;border:.6pt solid #000;margin:3mm 0;display:flex} .b th{font-weight:normal;font-size:6.5pt;border-right:.6pt solid #000;border-bottom:.6pt solid #000;background:#eee;padding:1mm;text-align:left} .b td{border-right:.6pt solid #000;padding:.8mm 1mm;vertical-align:top} .b{height:100%} .b tr{height:1px} .b .fill{height:auto} .low{display:flex;align-items:stretch;margin-top:2mm} .low .s{width:auto;flex:1.3;margin-right:2mm} .tot{flex:1;border:1.5pt solid #000;text-align:right;padding:1.5mm 3mm;font-size:15pt;font-weight:bold} .tot small{text-align:left} .sm{font-size:6.5pt;margin-top:2mm;color:#444}',
    draw: (p) => {
      const { doc: d, random } = p
      const cell = (name: string, value: string) => `<small>${name}</small>${value}`
      const strip = (cells: [string, string][]) =>
        `<table class=s>${row(cells.map(([name, value]) => cell(name, value)))}</table>`
      const note = (text: string) => row(['', `<i>${text}</i>`, '', '', '', '', '', ''])
      const [tax] = p.taxes((t) => t)
      const days = Math.round((Date.parse(d.dueDate) - Date.parse(d.issueDate)) / 86_400_000)
      const [address, town] = [d.buyer.street, `${d.buyer.postCode} ${d.buyer.town}`]
      const whole = d.lines.some(({ discount }) => discount) ? 'TOTALE NETTO RIGHE' : 'TOTALE MERCE'
      return `<div class=pg><div class=top><div class=em>FX</div><div class=own><b>${d.seller.name}</b>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} – ${d.seller.mail}<br>Cod. Fisc. e Part. IVA ${d.seller.vatId.slice(2)} – R.E.A. n. ${random.digits(6)}</div><div class=iso>Azienda certificata<br>UNI EN ISO 9001:2015<br>Persone certificate<br>F-GAS</div></div>
<div class=to><div><small>LUOGO DELL’INTERVENTO</small>${random.pick(['Stabilimento e uffici', 'Sede operativa', 'Magazzino'])}<br>${address}<br>${town}</div><div><small>Spett.le</small><b>${d.buyer.name}</b><br>${address}<br>${town}</div></div>
${strip([
  ['TIPO DOCUMENTO', 'FATTURA'],
  ['NUMERO', `<b>${d.number}</b>`],
  ['DATA', `<b>${p.date(d.issueDate)}</b>`],
  ['COD. CLIENTE', d.customerNumber],
  ['PARTITA IVA CLIENTE', d.buyer.vatId.slice(2)],
  ['PAGINA', '1 / 1'],
])}<table class=s><tr><td style="width:34%">${cell('CONDIZIONI DI PAGAMENTO', `BONIFICO ${days} GG DATA FATTURA`)}</td><td>${cell('COORDINATE BANCARIE', grouped(d.seller.iban))}</td><td style="width:19%">${cell('COD. DESTINATARIO SDI', random.pick(['M5UXCR1', 'KRRH6B9', '0000000']))}</td></tr></table>
<div class=body><table class=b>${heading(['COD. ART.', 'DESCRIZIONE', 'U.M.', '>QUANTITÀ', '>PREZZO UNIT.', '>SC. %', '>IMPORTO', '>IVA'])}${note(`Rif. rapporto di intervento n. ${random.digits(5)} del ${p.date(d.deliveryDate)}`)}${note(`Contratto di manutenzione ${d.orderNumber}`)}${p.lines((l) => row([`${random.pick(['EST', 'MAN', 'ACC'])}${random.digits(3)}`, l.description, l.unit, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, `>${l.discount ? p.number(l.discount, 2) : ''}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}${row(['', '', '', '', '', '', '', '']).replace('<tr>', '<tr class=fill>')}</table></div>
${strip([
  [whole, p.plain(d.lineTotal)],
  ['SCONTO INCOND.', d.allowance ? p.plain(d.allowance) : ''],
  ['SPESE TRASPORTO', ''],
  ['SPESE INCASSO', ''],
  ['BOLLI', ''],
  ['TOTALE IMPONIBILE', p.plain(d.subtotal)],
  ['TOTALE IVA', p.plain(d.tax)],
])}<div class=low><table class=s><tr><td>${cell('COD. IVA', `${p.number(tax.rate)} – Aliquota ordinaria`)}</td><td class=r>${cell('IMPONIBILE', p.plain(baseOf(p, tax)))}</td><td class=r>${cell('IMPOSTA', p.plain(taxOf(p, tax)))}</td></tr><tr><td>${cell('SCADENZE', p.date(d.dueDate))}</td><td class=r>${cell('IMPORTO', p.plain(d.amountDue))}</td><td></td></tr></table><div class=tot><small>TOTALE DOCUMENTO</small>€ ${p.plain(d.total)}</div></div>
<div class=sm>Contributo CONAI assolto ove dovuto. Trascorso il termine di pagamento saranno addebitati gli interessi di mora ai sensi del D.Lgs. 231/2002. Per ogni controversia è competente il Foro di ${d.seller.town}. Copia di cortesia della fattura elettronica.</div></div>`
    },
  },
  {
    name: 'es-hotel-estancia',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21],
      isGross: true,
      lines: [4, 14],
      isInOrder: true,
      isOnce: true,
      most: 4,
      prepaid: 0.75,
      days: [0],
      pools: partiesIn(
        'ES',
        ['Explotaciones Hoteleras', 'Hostelería', 'Inversiones', 'Servicios'],
        ['S.L.', 'S.A.', 'S.L.U.']
      ),
      items: [
        ['Alojamiento y desayuno - Hab. doble uso individual', '', 68, 112],
        ['Alojamiento y desayuno - Hab. doble superior', '', 92, 148],
        ['Suplemento media pensión', '', 17, 26],
        ['Restaurante - Cena', '', 19, 38],
        ['Restaurante - Menú ejecutivo', '', 16, 24],
        ['Cafetería', '', 3, 14],
        ['Minibar', '', 2.5, 9],
        ['Aparcamiento cubierto 24 h', '', 14, 21, 1],
        ['Lavandería - camisa', '', 4, 7, 1],
        ['Alquiler sala de reuniones - media jornada', '', 110, 190, 1],
        ['Circuito spa 60 min', '', 18, 34, 1],
      ],
      numbers: (random, year) => `${year.slice(2)}H/${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt/1.4 "Carlito";margin:0 4mm;color:#1d1d1d} .mast{text-align:center;color:#0d3b4f;font-family:"EB Garamond"} .mast .st{letter-spacing:3px;font-size:9pt} .mast .h{font-size:23pt;letter-spacing:2px;line-height:1.1} .mast .co{font-size:8.5pt;color:#444;margin-top:1.5mm;font-family:Carlito} .two{display:flex;justify-content:space-between;margin:8mm 0 5mm} .two>div{width:82mm} .k td{padding:.3mm 0} .k td:first-child{color:#666;width:30mm} .ttl{font-size:13pt;border-top:.8pt solid #0d3b4f;border-bottom:.8pt solid #0d3b4f;display:flex;justify-content:space-between;padding:1mm 0;margin-bottom:3mm} .it th{text-align:left;color:#0d3b4f;font-weight:normal;font-style:italic;padding:1mm} .it td{padding:.8mm 1mm} .it tr{break-inside:avoid} .end{display:flex;justify-content:space-between;align-items:flex-start;border-top:.8pt solid #0d3b4f;margin-top:4mm;padding-top:3mm;break-inside:avoid} .v{width:84mm;font-size:9pt} .v th{font-weight:normal;font-style:italic;text-align:left} .t{width:66mm} .t td{padding:.6mm 1mm} .t .b td{font-weight:bold;font-size:12pt} .sg{display:flex;justify-content:space-between;margin-top:16mm;font-size:9pt} .ft{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7.5pt;color:#666}',
    draw: (p) => {
      const { doc: d, random } = p
      const hotel = random.pick([
        'Mirador de la Ría',
        'Las Caballerizas',
        'Puerta del Sol',
        'Arenal',
      ])
      const guest = `${random.pick(spanish.first)} ${random.pick(spanish.last)}`
      const nights = random.int(1, 4)
      const day = (before: number) =>
        new Date(Date.parse(d.issueDate) - before * 86_400_000).toISOString().slice(0, 10)
      const days = daysIn(random, day(nights), d.issueDate, d.lines.length)
      const paid = d.prepaid
        ? row(['Depósito reserva', `>-${p.plain(d.prepaid)}`]) +
          row(['Pendiente de pago', `>${p.plain(d.amountDue)} €`]).replace('<tr>', '<tr class=b>')
        : row([random.pick(['Cobrado tarjeta', 'Cobrado efectivo']), `>${p.plain(d.total)}`])
      return `<div class=mast><div class=st>★ ★ ★ ★</div><div class=h>HOTEL ${hotel.toUpperCase()}</div><div class=co>${d.seller.name} &nbsp;·&nbsp; C.I.F. ${d.seller.vatId.slice(2)}<br>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone}<br>${d.seller.site} · Reg. Turismo H-${random.digits(5)}</div></div>
<div class=two><div><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}<br>CIF/NIF: ${d.buyer.vatId.slice(2)}</div><div><table class=k>${row(['Huésped', guest])}${row(['Habitación', `${random.int(1, 4)}${random.int(10, 28)}`])}${row(['Llegada', p.date(day(nights))])}${row(['Salida', p.date(d.issueDate)])}${row(['Localizador', d.orderNumber])}${row(['Régimen / Pax', `AD / ${random.int(1, 2)}`])}</table></div></div>
<div class=ttl><span>Factura nº ${d.number}</span><span>Fecha: ${p.date(d.issueDate)}</span></div>
<table class=it>${heading(['Día', 'Concepto', '>Uds.', '>Precio', '>Importe'])}${p.lines((l, at) => row([p.date(days[at]), l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=end><table class=v>${heading(['% IVA', '>Base imponible', '>Cuota IVA', '>Total'])}${p.taxes((t) => row([`${p.number(t.rate)} %`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`, `>${p.plain(t.base + t.amount)}`])).join('')}</table><table class=t>${row(['TOTAL FACTURA', `>${p.plain(d.total)} €`]).replace('<tr>', '<tr class=b>')}${paid}</table></div><div style="font-size:8pt">Precios con I.V.A. incluido</div>
<div class=sg><div>Firma del cliente</div><div>Atendido por: ${random.pick(['RECEP2', 'LAURA', 'NOCHE'])}</div></div>
<div class=ft>${d.seller.name}, inscrita en el Registro Mercantil de ${d.seller.town}, tomo ${random.digits(4)}, folio ${random.digits(2)}, hoja ${random.digits(5)}. Gracias por su visita.</div>`
    },
  },
  {
    name: 'es-obrador-albaranes',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [4, 10, 21],
      lines: [14, 40],
      most: 60,
      lineDiscount: 0.12,
      days: [7, 15, 30],
      pools: partiesIn(
        'ES',
        ['Panificadora', 'Obrador', 'Hostelería', 'Alimentación'],
        ['S.L.', 'S.L.U.', 'S.C.', 'S.Coop.']
      ),
      items: [
        ['BARRA RUSTICA 250 GR', '', 0.45, 0.65],
        ['BARRA PRECOCIDA 200 GR', '', 0.3, 0.5],
        ['CHAPATA CRISTAL 300 GR', '', 0.9, 1.3],
        ['HOGAZA MASA MADRE 1 KG', '', 2.4, 3.3],
        ['PANECILLO SERVICIO 45 GR', '', 0.15, 0.25],
        ['PAN DE HAMBURGUESA BRIOCHE', '', 0.4, 0.6, 1],
        ['CROISSANT MANTEQUILLA', '', 0.55, 0.85, 1],
        ['NAPOLITANA CHOCOLATE', '', 0.6, 0.9, 1],
        ['ENSAIMADA 80 GR', '', 0.7, 1, 1],
        ['MAGDALENA ARTESANA', '', 0.35, 0.5, 1],
        ['EMPANADA ATUN PLANCHA', '', 11, 15.5, 1],
        ['TARTA DE QUESO 12 RAC.', '', 17, 24, 1],
        ['BOLSA PAPEL KRAFT (100 UD)', '', 4.5, 6.5, 2],
        ['CAJA CARTON PASTELERIA 25X25', '', 0.35, 0.6, 2],
      ],
      numbers: (random, year) => `A/${year.slice(2)} ${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0} .pg{height:264mm;position:relative} .pg+.pg{break-before:page} .top{display:flex;justify-content:space-between;align-items:flex-start;height:36mm} .own{width:80mm;line-height:1.4} .own .lg{font:italic 24pt/1 "Z003";color:#8a4b12;display:block;margin-bottom:1.5mm} .cli{width:88mm;border:1pt solid #8a4b12;border-radius:3mm;padding:3mm 4mm;line-height:1.45;box-sizing:border-box;font-size:9.5pt;min-height:30mm} .f td,.f th{border:.7pt solid #8a4b12;text-align:center;padding:.8mm 1mm} .f th{background:#f4e6d4;font-weight:normal;font-size:7.5pt} .i{margin-top:3mm} .i th{background:#8a4b12;color:#fff;text-align:left;font-size:7.5pt;padding:1mm 1.5mm} .i td{padding:.55mm 1.5mm} .alb td{font-weight:bold;padding-top:1.4mm} .go td{font-style:italic;text-align:right;padding-top:2mm} .end{position:absolute;bottom:8mm;left:0;right:0} .end .f td{text-align:right} .end .tt{font-size:12pt;font-weight:bold} .pay{display:flex;justify-content:space-between;margin-top:3mm;line-height:1.4} .lopd{position:absolute;bottom:0;font-size:5.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const groups = groupsOf(
        random,
        p.lines((l) => l),
        2,
        6
      )
      const days = daysIn(random, d.from, d.until, groups.length)
      const first = random.int(2100, 8800)
      let carried = 0
      const rows = groups.flatMap((lines, at) => [
        {
          html: `<tr class=alb><td></td><td colspan=6>Albarán Nº ${first + 13 * at} de ${p.date(days[at])}</td></tr>`,
          carried,
        },
        ...lines.map((l) => {
          carried += l.amount
          const html = row([
            `${random.pick(['01', '02', '07'])}${random.digits(3)}`,
            l.description,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount, 2) : ''}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
          return { html, carried }
        }),
      ])
      const most = rows.length > 31 ? Math.min(36, rows.length - 3) : 31
      const cut = rows[most - 1]?.html.includes('class=alb') ? most - 1 : most
      const pages = [rows.slice(0, cut), rows.slice(cut)].filter(({ length }) => length)
      const means = random.pick(['RECIBO DOMICILIADO', 'TRANSFERENCIA', 'GIRO 1 VTO.'])
      const account =
        means === 'TRANSFERENCIA'
          ? `Cuenta de abono: ${grouped(d.seller.iban)}`
          : 'Entidad: su banco'
      const taxes = p.taxes((t) => [
        `${p.plain(t.base)}`,
        `${p.number(t.rate, 2)}`,
        `${p.plain(t.amount)}`,
      ])
      const stacked = (column: number) => taxes.map((cells) => cells[column]).join('<br>')
      return pages
        .map((own, at) => {
          const isLast = at === pages.length - 1
          const before = at
            ? `<tr class=go><td colspan=5>Suma anterior</td><td>${p.plain(pages[0][pages[0].length - 1].carried)}</td><td></td></tr>`
            : ''
          const after = isLast
            ? `<div class=end><table class=f>${heading(['SUMA LÍNEAS', 'DTO. P.P.', 'BASE IMPONIBLE', '% I.V.A.', 'CUOTA I.V.A.', 'TOTAL FACTURA'])}${row([p.plain(d.subtotal), '0,00', stacked(0), stacked(1), stacked(2), `<span class=tt>${p.plain(d.total)} €</span>`])}</table><div class=pay><div>Forma de pago: ${means}<br>${account}</div><div>Vencimientos:<br>${p.date(d.dueDate)} &nbsp; ${p.plain(d.amountDue)}</div></div></div>`
            : `<div class=end style="text-align:right"><i>Suma y sigue ${p.plain(own[own.length - 1].carried)}</i></div>`
          return `<div class=pg><div class=top><div class=own><span class=lg>Pan de siempre</span><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} &nbsp; N.I.F. ${d.seller.vatId.slice(2)}</div><div class=cli><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} &nbsp;${d.buyer.town.toUpperCase()}<br>N.I.F. ${d.buyer.vatId.slice(2)}</div></div>
<table class=f>${heading(['FACTURA Nº', 'FECHA', 'CLIENTE', 'RUTA', 'PÁGINA'])}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, `R-${(d.issueDate.charCodeAt(9) % 7) + 1}`, `${at + 1} de ${pages.length}`])}</table>
<table class=i>${heading(['CÓDIGO', 'ARTÍCULO', '>UNIDADES', '>PRECIO', '>% DTO.', '>IMPORTE', '>IVA'])}${before}${own.map(({ html }) => html).join('')}</table>${after}<div class=lopd>Sus datos forman parte de un fichero de ${d.seller.name} con la única finalidad de la gestión comercial. Puede ejercer sus derechos en ${d.seller.mail}</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'es-prevencion-cuota',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 0],
      lines: [2, 5],
      isInOrder: true,
      isOnce: true,
      most: 14,
      days: [5, 10, 30],
      pools: partiesIn(
        'ES',
        ['Prevención', 'Salud Laboral', 'Gestión', 'Ingeniería'],
        ['S.L.', 'S.L.U.', 'S.A.']
      ),
      items: [
        ['Cuota trimestral especialidades técnicas: seguridad, higiene y ergonomía', '', 14, 22],
        ['Vigilancia de la salud colectiva, por trabajador', '', 6, 11],
        ['Formación art. 19 LPRL puesto de trabajo, modalidad online', '', 18, 32],
        ['Coordinación de actividades empresariales, acceso a plataforma', '', 9, 15],
        ['Reconocimientos médicos de inicio y periódicos', '', 38, 56, 1],
        ['Analítica ampliada con hemograma y perfil lipídico', '', 12, 21, 1],
      ],
      numbers: (random, year) => `FP${year}${random.digits(6)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:10pt/1.4 "Roboto";color:#333;margin:0 0 0 8mm} .reg{position:absolute;left:-123mm;top:124mm;width:250mm;text-align:center;transform:rotate(-90deg);font-size:6.5pt;color:#777} .top{display:flex;align-items:center;gap:3mm;color:#00695c} .top svg{width:13mm} .top b{font-size:15pt;font-weight:500} .win{margin:14mm 0 12mm 92mm;line-height:1.45} .q{display:flex;gap:8mm} .q dl{width:41mm;flex:none;margin:0;font-size:9pt} .q dt{color:#00695c;font-weight:500} .q dd{margin:0 0 2.5mm} .q section{flex:1} h1{font-weight:300;font-size:22pt;margin:0 0 4mm;color:#00695c} .it th{font-weight:500;font-size:8pt;text-align:left;border-bottom:1pt solid #00695c;padding:1mm 0;vertical-align:bottom} .it td{padding:1.8mm 0;border-bottom:.4pt solid #bbb;font-size:8.5pt;vertical-align:top} .it td+td,.it th+th{padding-left:10px!important} .sum{width:84mm;margin:6mm 0 0 auto;font-size:9.5pt} .sum td{padding:.8mm 0} .sum .b td{border-top:1pt solid #00695c;font-weight:700;font-size:12pt;padding-top:2mm} .txt{font-size:8.5pt;margin-top:10mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const taxes = p.taxes((t) =>
        t.rate
          ? row([`Base sujeta a IVA ${p.number(t.rate)} %`, `>${p.money(baseOf(p, t))}`]) +
            row([`IVA ${p.number(t.rate)} %`, `>${p.money(taxOf(p, t))}`])
          : row(['Base exenta de IVA (1)', `>${p.money(baseOf(p, t))}`])
      )
      const isFree = d.lines.some(({ rate }) => !rate)
      return `<div class=reg>${d.seller.name} · N.I.F. ${d.seller.vatId.slice(2)} · Inscrita en el R.M. de ${d.seller.town}, T. ${random.digits(4)}, F. ${random.digits(3)}, H. ${random.digits(5)} · Servicio de prevención ajeno acreditado nº ${random.digits(3)}</div>
<div class=top><svg viewBox="0 0 40 40"><path d="M20 2 36 9v11c0 9-7 15-16 18C11 35 4 29 4 20V9z" fill="#00695c"/><path d="M17 11h6v6h6v6h-6v6h-6v-6h-6v-6h6z" fill="#fff"/></svg><b>${d.seller.name}</b></div>
<div class=win>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=q><dl><dt>Nº de factura</dt><dd>${d.number}</dd><dt>Fecha de emisión</dt><dd>${p.date(d.issueDate)}</dd><dt>Vencimiento</dt><dd>${p.date(d.dueDate)}</dd><dt>Nº de contrato</dt><dd>${random.int(14, 22)}/${random.digits(5)}</dd><dt>CIF/NIF cliente</dt><dd>${d.buyer.vatId.slice(2)}</dd><dt>Centro de trabajo</dt><dd>${d.buyer.street}, ${d.buyer.town}</dd><dt>Su delegación</dt><dd>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone}</dd></dl><section><h1>Factura</h1><table class=it>${heading(['Concepto', '>Nº', '>Importe<br>unitario', '>IVA', '>Importe'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)} %${l.rate ? '' : ' (1)'}`, `>${p.money(l.amount)}`])).join('')}</table>
<table class=sum>${taxes.join('')}${row(['Total factura', `>${p.money(d.total)}`]).replace('<tr>', '<tr class=b>')}</table>
<div class=txt>Forma de pago: adeudo domiciliado en su cuenta ES** **** **** ** ******${random.digits(4)}, referencia de mandato ${d.customerNumber}.${isFree ? '<br>(1) Servicios de asistencia sanitaria exentos según el artículo 20.Uno.3º de la Ley 37/1992.' : ''}<br>Recuerde comunicarnos las altas de trabajadores y los cambios de puesto.</div></section></div>`
    },
  },
  {
    name: 'pt-economato-escritorio',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 13, 6],
      lines: [8, 24],
      isOnce: true,
      most: 30,
      lineDiscount: 0.3,
      charge: 0.4,
      days: [30, 60],
      pools: partiesIn(
        'PT',
        ['Papelaria', 'Equipamentos de Escritório', 'Serviços', 'Distribuição'],
        ['Lda.', 'Lda', 'S.A.', 'Unipessoal Lda.']
      ),
      items: [
        ['Papel fotocópia A4 80 g, resma 500 fls', 'RES', 3.6, 5.2],
        ['Toner compatível preto alta capacidade', 'UN', 24, 58],
        ['Pasta de arquivo lombada larga azul', 'UN', 1.8, 2.9],
        ['Esferográfica azul ponta média', 'CX', 7, 13],
        ['Marcador quadro branco, sortido 4 cores', 'ESTJ', 3.5, 5.5],
        ['Agrafos 24/6, caixa de 5000', 'CX', 2, 3.5],
        ['Bloco notas adesivas 76x76 amarelo', 'UN', 0.6, 1.2],
        ['Envelope DL janela direita, cx 500', 'CX', 16, 24],
        ['Cadeira operativa com braços', 'UN', 89, 165],
        ['Pilhas alcalinas AA, blister 4', 'BL', 2.5, 4.5],
        ['Rolo papel térmico 80x80x11', 'RL', 0.7, 1.3],
        ['Toalhas de mão zig-zag, cx 20 maços', 'CX', 17, 26],
        ['Sacos lixo 100 L pretos', 'RL', 1.4, 2.6],
        ['Bobine etiquetas 100x50', 'RL', 3, 6],
        ['Destruidora de papel corte cruzado', 'UN', 78, 140],
        ['Café cápsulas intenso, cx 100', 'CX', 19, 28],
        ['Água de nascente 0,33 L, pack 24', 'PK', 3.2, 4.9, 1],
        ['Água de nascente 1,5 L, pack 6', 'PK', 1.6, 2.8, 1],
        ['Dicionário de português escolar', 'UN', 12, 19, 2],
        ['Código do Trabalho anotado', 'UN', 16, 29, 2],
        ['Leite meio gordo UHT, pack 6x1 L', 'PK', 4.5, 6.2, 2],
      ],
      numbers: (random, year) => `FT ${year}A1/${random.int(118, 9740)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:8.5pt "Carlito";margin:0} .pg{min-height:258mm} .top{display:flex;justify-content:space-between} .lg{font:bold 20pt "URW Gothic";color:#1b4f9c} .own{font-size:8pt;line-height:1.3;margin-top:1mm} .own b{font-size:9.5pt} .qr{text-align:center;font-size:6.5pt} .qr svg{width:25mm;display:block;margin-bottom:1mm} .to{margin:5mm 0 4mm 92mm;font-size:10pt;line-height:1.35} .to small{font-size:8pt} .ttl{display:flex;justify-content:space-between;align-items:baseline;border-bottom:1.2pt solid #1b4f9c;padding-bottom:1mm} .ttl b{font-size:13pt} .m th{text-align:left;font-size:7.5pt;color:#1b4f9c;padding:1mm 1mm 0} .m td{padding:0 1mm 1.5mm} .i{margin-top:2mm;border-bottom:.6pt solid #1b4f9c} .i th{background:#dfe8f5;text-align:left;font-size:7.5pt;padding:1mm} .i td{padding:.65mm 1mm} .i tr,.low{break-inside:avoid} .low{display:flex;justify-content:space-between;align-items:flex-start;margin-top:4mm} .low h4{margin:0 0 1mm;font-size:8pt;color:#1b4f9c} .low .x{width:82mm} .low th{text-align:left;font-weight:normal;font-size:7.5pt;border-bottom:.5pt solid #999} .low td{padding:.5mm 1mm} .low .t{width:72mm} .low .t .g td{background:#1b4f9c;color:#fff;font-weight:bold;font-size:12pt;padding:1.2mm 2mm} .sm{font-size:7pt;color:#444;line-height:1.4;margin-top:4mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const dots = Array.from({ length: 29 * 29 }, (_, at) => [at % 29, Math.floor(at / 29)])
        .filter(([x, y]) => {
          const [side, low] = [Math.min(x, 28 - x), Math.min(y, 28 - y)]
          const isFinder = side < 7 && low < 7 && !(x > 20 && y > 20)
          const ring = Math.max(Math.abs(side - 3), Math.abs(low - 3))
          return isFinder ? ring !== 2 : random.chance(0.48)
        })
        .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
      const code = Array.from({ length: 8 }, () => random.pick([...'BCDFGHJKMNPQRTVWXY2345679']))
      const serial = /\d+$/.exec(d.number)?.[0] ?? '1'
      const signs = `${random.pick(['hK2b', 'Qw7e', 'o9Ts'])}-Processado por programa certificado n.º ${random.int(200, 2900)}/AT`
      const discount = d.lines.reduce(
        (sum, l) => sum + (l.discount ? Math.round((l.quantity ?? 1) * l.price) - l.amount : 0),
        0
      )
      return `<div class=pg><div class=top><div><div class=lg>${d.seller.name.split(' ')[0]}</div><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte N.º: ${d.seller.vatId.slice(2)} &nbsp; Cap. Social: 25 000,00 EUR<br>Telef.: ${d.seller.telephone} (chamada para a rede fixa nacional)<br>${d.seller.mail}</div></div><div class=qr><svg viewBox="0 0 29 29"><path d="${dots.join('')}"/></svg>ATCUD:${code.join('')}-${serial}</div></div>
<div class=to><small>Exmo.(s) Sr.(s)</small><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=ttl><b>Fatura ${d.number}</b><span>Original</span></div>
<table class=m>${heading(['V/N.º Contrib.', 'Cliente', 'V/ Requisição', 'Data', 'Vencimento', 'Cond. Pagamento', 'Vendedor'])}${row([d.buyer.vatId.slice(2), d.customerNumber, d.orderNumber, p.date(d.issueDate), p.date(d.dueDate), `Fatura a ${Math.round((Date.parse(d.dueDate) - Date.parse(d.issueDate)) / 86_400_000)} dias`, random.pick(['LOJA', 'R. Pinto', 'S. Matos'])])}</table>
<table class=i>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. Unitário', '>Desc.', '>IVA', '>Valor'])}${p.lines((l) => row([`${random.pick(['ES', 'HG', 'IM'])}${random.digits(4)}`, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.discount, 2)}`, `>${p.number(l.rate, 2)}`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=low><div class=x><h4>Quadro Resumo do IVA</h4><table>${heading(['Taxa/Valor', '>Incid./Qtd.', '>Total', 'Motivo Isenção'])}${p.taxes((t) => row([`IVA (${p.number(t.rate, 2)})`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(t.amount)}`, ''])).join('')}</table><h4 style="margin-top:4mm">Carga / Descarga</h4>N/ Morada ${p.date(d.deliveryDate)} &nbsp;→&nbsp; V/ Morada<br><h4 style="margin-top:3mm">Pagamento por transferência</h4>IBAN: ${grouped(d.seller.iban)}</div><table class=t>${row(['Mercadoria/Serviços', `>${p.plain(d.lineTotal + discount)}`])}${row(['Descontos Comerciais', `>${p.plain(discount)}`])}${row(['Portes', `>${p.plain(d.charge)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}${row(['Acerto', '>0,00'])}${row(['Total (EUR)', `>${p.plain(d.total)}`]).replace('<tr>', '<tr class=g>')}</table></div>
<div class=sm>${signs}<br>Os bens/serviços foram colocados à disposição do adquirente na data do documento. Não se aceitam devoluções após 8 dias. Em caso de litígio o consumidor pode recorrer a uma entidade de resolução alternativa de litígios de consumo.</div></div>`
    },
  },
  {
    name: 'pl-ogrody-pielegnacja',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [2, 9],
      isOnce: true,
      isPart: true,
      most: 24,
      prepaid: 0.45,
      days: [7, 14, 21],
      pools: partiesIn(
        'PL',
        ['Ogrody', 'Zieleń', 'Nieruchomości', 'Usługi Ogrodnicze', 'Inwestycje'],
        ['Sp. z o.o.', 's.c.', 'Sp. k.', 'Sp. j.']
      ),
      items: [
        ['Koszenie trawników z wywozem pokosu', 'godz.', 65, 95, 1],
        ['Cięcie żywopłotu formowanego', 'mb', 9, 16, 1],
        ['Pielęgnacja rabat i odchwaszczanie', 'godz.', 60, 85, 1],
        ['Nasadzenie krzewów z zaprawą dołów', 'szt.', 14, 28, 1],
        ['Tuja szmaragd 140-160 cm, balot', 'szt.', 42, 69, 1],
        ['Hortensja bukietowa C5', 'szt.', 34, 52, 1],
        ['Trawa z rolki', 'm²', 13, 19, 1],
        ['Kora sosnowa mielona 80 l', 'worek', 16, 24],
        ['Agrowłóknina czarna 50 g', 'm²', 2, 4],
        ['Obrzeże betonowe 100x20x6', 'szt.', 11, 18],
        ['Serwis systemu nawadniania', 'usł.', 180, 320],
        ['Dojazd i transport materiałów', 'kpl.', 60, 140],
      ],
      numbers: (random, year) =>
        `${random.int(3, 96)}/${random.pick(['04', '06', '09', '10'])}/${year}`,
    },
    style: { decimal: ',', thousands: ' ', date: dotted },
    css: 'body{font:9pt/1.4 "Lato";color:#222;margin:0} .top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #4c7a34;padding-bottom:3mm} .top h1{font-size:17pt;margin:0;font-weight:700} .top h1 span{font-weight:400;font-size:11pt;display:block;color:#666} .leaf{width:16mm} .three{display:flex;gap:7mm;margin:6mm 0 7mm} .three>div{flex:1} .three .dt{flex:.75} .lb{font-size:7.5pt;color:#4c7a34;text-transform:uppercase;letter-spacing:.5px} .dt b{display:block;margin-bottom:1.5mm} .i th{font-size:7.5pt;font-weight:400;color:#555;border-top:.8pt solid #4c7a34;border-bottom:.8pt solid #4c7a34;text-align:left;padding:1.2mm 0;vertical-align:bottom} .i td{padding:1.2mm 0;border-bottom:.4pt solid #ccc;vertical-align:top} .i td.r,.i th.r{padding-left:8px!important} .i .z td{border:0;padding:.8mm 0;font-size:8.5pt} .i .z.w td{border-top:.8pt solid #4c7a34;font-weight:700} .low{display:flex;justify-content:space-between;margin-top:7mm;break-inside:avoid} .low .p{width:96mm} .low .p td{padding:.5mm 0;vertical-align:top} .low .p td:first-child{width:34mm;color:#666} .due{background:#eef4e8;padding:4mm 5mm;width:62mm;box-sizing:border-box} .due td{padding:.4mm 0} .due .b td{font-size:13pt;font-weight:700;padding-top:1.5mm} .nt{margin-top:8mm;font-size:8pt;color:#555} .sg{margin:20mm 0 0 auto;width:60mm;border-top:.5pt dotted #555;text-align:center;font-size:7.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const party = (who: typeof d.seller) =>
        `<b>${who.name}</b><br>${who.street}<br>${who.postCode} ${who.town}<br>NIP ${who.vatId.slice(2)}`
      const taxOn = (l: Line) => Math.round((l.amount * l.rate) / 100)
      const rates = p.taxes((t, at) =>
        row([
          '',
          at ? '' : 'w tym',
          '',
          '',
          '',
          `>${p.plain(baseOf(p, t))}`,
          `>${p.number(t.rate)}%`,
          `>${p.plain(taxOf(p, t))}`,
          `>${p.plain(t.base + t.amount)}`,
        ]).replace('<tr>', '<tr class=z>')
      )
      const sums = row([
        '',
        'Razem',
        '',
        '',
        '',
        `>${p.plain(d.subtotal)}`,
        '',
        `>${p.plain(d.tax)}`,
        `>${p.plain(d.total)}`,
      ]).replace('<tr>', '<tr class="z w">')
      const paid = d.prepaid
        ? row(['Wartość brutto', `>${p.plain(d.total)} zł`]) +
          row(['Zapłacono', `>${p.plain(d.prepaid)} zł`])
        : ''
      return `<div class=top><h1><span>Faktura nr</span>${d.number}</h1><svg class=leaf viewBox="0 0 40 40"><path d="M4 36C6 14 18 5 37 4c-1 20-10 31-27 29 6-10 12-16 19-21C20 16 11 24 7 36z" fill="#4c7a34"/></svg></div>
<div class=three><div class=dt><span class=lb>Data wystawienia</span><b>${p.date(d.issueDate)}</b><span class=lb>Data wykonania usługi</span><b>${p.date(d.deliveryDate)}</b><span class=lb>Miejsce wystawienia</span><b>${d.seller.town}</b></div><div><span class=lb>Sprzedawca</span><br>${party(d.seller)}<br>tel. ${d.seller.telephone}</div><div><span class=lb>Nabywca</span><br>${party(d.buyer)}</div></div>
<table class=i>${heading(['Lp.', 'Nazwa towaru lub usługi', '>Ilość', 'J.m.', '>Cena<br>netto', '>Wartość<br>netto', '>VAT', '>Kwota<br>VAT', '>Wartość<br>brutto'])}${p.lines((l, at) => row([at + 1, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}%`, `>${p.plain(taxOn(l))}`, `>${p.plain(l.amount + taxOn(l))}`])).join('')}${sums}${rates.join('')}</table>
<div class=low><table class=p>${row(['Sposób płatności', random.pick(['przelew', 'przelew bankowy'])])}${row(['Termin płatności', p.date(d.dueDate)])}${row(['Bank', random.pick(['Bank Spółdzielczy', 'Bank Rolno-Kupiecki S.A.'])])}${row(['Nr rachunku', grouped(d.seller.iban)])}${row(['Tytuł przelewu', `Faktura ${d.number}`])}</table><div class=due><table>${paid}${row(['Do zapłaty', `>${p.plain(d.amountDue)} zł`]).replace('<tr>', '<tr class=b>')}</table></div></div>
<div class=nt>Uwagi: ${random.pick(['Pielęgnacja zgodnie z umową ramową.', 'Prace wykonane według protokołu odbioru.', 'Gwarancja na nasadzenia 12 miesięcy pod warunkiem podlewania.'])} Stawka VAT 8% – usługi i materiał roślinny wymienione w zał. nr 3 do ustawy.</div><div class=sg>osoba upoważniona do wystawienia faktury</div>`
    },
  },
]
