import type { Family } from '../family.ts'
import type { Item } from '../make_document.ts'
import { sumOf } from '../make_document.ts'
import type { Country, Pools } from '../people.ts'
import usualPools from '../pools.json' with { type: 'json' }
import { comma, dotted, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'
import { polishWords } from '../polish_words.ts'

const pools: Pools = {
  ...usualPools,
  IT: {
    ...usualPools.IT,
    first: ['Ilaria', 'Matteo', 'Serena', 'Tommaso', 'Francesca', 'Riccardo', 'Noemi'],
    last: ['Zanella', 'Brambati', 'Ottolini', 'Cecconi', 'Vanzetti', 'Sartirana', 'Moroni', 'Tosi'],
    streets: [
      'Via Fratelli Rosselli 17',
      'Via XXV Aprile, 6/B',
      'Strada Provinciale 12, Km 4',
      'Via Aurelio Saffi 130',
      'Largo Cairoli 2',
    ],
    towns: [
      ['Cremona', '26100'],
      ['Pistoia', '51100'],
      ['Fano', '61032'],
      ['Ivrea', '10015'],
      ['Faenza', '48018'],
    ],
  },
  ES: {
    ...usualPools.ES,
    first: ['Begoña', 'Gonzalo', 'Marta', 'Unai', 'Pilar', 'Sergio', 'Ainhoa'],
    last: [
      'Urrutia',
      'Cifuentes',
      'Mendizábal',
      'Roldán',
      'Peñalver',
      'Otero',
      'Salcedo',
      'Iriarte',
    ],
    streets: [
      'C/ San Francisco, 27, 1º Izda.',
      'Avda. de Navarra, 8',
      'Pol. Ind. Los Olmos, nave 14',
      'Camino Viejo, s/n',
      'Ronda de Segovia, 61',
    ],
    towns: [
      ['Logroño', '26003'],
      ['Santander', '39008'],
      ['Albacete', '02005'],
      ['Gijón', '33206'],
      ['Huesca', '22002'],
    ],
  },
  PT: {
    ...usualPools.PT,
    first: ['Mafalda', 'Gonçalo', 'Teresa', 'Tiago', 'Beatriz', 'Afonso'],
    last: ['Cordeiro', 'Valadares', 'Brandão', 'Sequeira', 'Magalhães', 'Teles', 'Quintela'],
    streets: [
      'Rua Serpa Pinto, n.º 44 - R/C Dto.',
      'Estrada Nacional 109, Lote 3',
      'Praceta Gago Coutinho, 12',
      'Rua do Comércio, 71',
    ],
    towns: [
      ['Leiria', '2400-118'],
      ['Aveiro', '3810-062'],
      ['Viseu', '3500-090'],
      ['Setúbal', '2900-331'],
      ['Guimarães', '4810-427'],
    ],
  },
  PL: {
    ...usualPools.PL,
    first: ['Dorota', 'Krzysztof', 'Halina', 'Michał', 'Iwona', 'Grzegorz'],
    last: ['Pawlak', 'Olszewski', 'Szczepaniak', 'Urban', 'Głowacki', 'Zając', 'Tkaczyk', 'Rutka'],
    streets: [
      'ul. Składowa 17',
      'ul. Żwirki i Wigury 4 lok. 11',
      'pl. Wolności 9',
      'ul. Graniczna 55B',
      'ul. Torowa 2',
    ],
    towns: [
      ['Bielsko-Biała', '43-300'],
      ['Rzeszów', '35-064'],
      ['Toruń', '87-100'],
      ['Olsztyn', '10-447'],
      ['Kielce', '25-323'],
    ],
  },
}

function tradesIn(country: Country, trade: string[], forms: string[]): Pools {
  return { ...pools, [country]: { ...pools[country], trade, forms } }
}

/** The label of a box of a form above its value. */
function boxed(label: string, value: string): string {
  return `<i>${label}</i>${value || '&nbsp;'}`
}

const italianParts: [string, string, number, number][] = [
  ['FILTRO OLIO', 'NR', 4, 11],
  ['FILTRO ARIA', 'NR', 6, 18],
  ['FILTRO ABITACOLO C/CARBONI', 'NR', 9, 24],
  ['KIT PASTIGLIE FRENO ANT.', 'KT', 18, 46],
  ['DISCO FRENO ANT. VENTILATO', 'NR', 22, 58],
  ['CANDELA ACCENSIONE', 'NR', 3, 9],
  ['KIT CINGHIA DISTRIB. + POMPA', 'KT', 84, 190],
  ['AMMORTIZZATORE POST. GAS', 'NR', 31, 77],
  ['TESTINA STERZO SX', 'NR', 11, 27],
  ['BOBINA ACCENSIONE', 'NR', 19, 49],
  ['CUSCINETTO RUOTA ANT.', 'NR', 24, 61],
  ['SPAZZOLA TERGI POST.', 'NR', 5, 13],
]
const italianCars = ['PANDA 1.2 8V', 'YPSILON 0.9', 'CLIO IV 1.5 DCI', 'CORSA E 1.4']
const carParts: Item[] = italianParts.flatMap(([part, unit, least, most]) =>
  italianCars.map((car): Item => [`${part} ${car}`, unit, least, most])
)

/** A square that looks like a QR code. */
function squareCode(random: Random): string {
  const corners = [
    [0, 0],
    [18, 0],
    [0, 18],
  ]
  const isCorner = (x: number, y: number) =>
    corners.some(([left, top]) => x >= left && x < left + 7 && y >= top && y < top + 7)
  const dots = Array.from({ length: 625 }, (_, at) => [at % 25, Math.floor(at / 25)])
    .filter(([x, y]) => !isCorner(x, y) && random.chance(0.5))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  const rings = corners.map(
    ([x, y]) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`
  )
  return `<svg viewBox="0 0 25 25" style="width:26mm;height:26mm"><path d="${rings.join('')}${dots.join('')}"/></svg>`
}

/** Forms, bills and fee notes as they are usual in Italy, Spain, Portugal and Poland. */
export const usualSouthernPolish: Family[] = [
  {
    name: 'it-ricambi-ingrosso',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [44, 75],
      isOnce: true,
      most: 20,
      lineDiscount: 0.5,
      charge: 0.5,
      days: [30],
      pools: tradesIn(
        'IT',
        ['Ricambi', 'Autoricambi', 'Autofficina', 'Autotrasporti'],
        ['S.R.L.', 'S.P.A.', 'S.N.C.']
      ),
      items: carParts,
      numbers: (random) => `${random.int(1, 9)}${random.digits(3)}/FD`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans";margin:0 1mm} .page{height:264mm;display:flex;flex-direction:column;break-after:page} .page:last-child{break-after:auto} i{display:block;font:5.5pt "Liberation Sans";color:#333} .form td{border:.5pt solid #000;padding:1px 4px 2px;vertical-align:top;height:6.5mm} .top{display:flex;justify-content:space-between;margin-bottom:3mm} .to{width:84mm;border:.5pt solid #000;border-radius:2mm;padding:1mm 3mm 2mm;height:20mm;font-size:9pt;box-sizing:border-box;margin-bottom:2mm} .body{flex:1;border:.5pt solid #000;margin:1.5mm 0} .body th{font-size:6pt;font-weight:normal;border-bottom:.5pt solid #000;text-align:left;background:#e8e8e8;padding:1px 3px} .body table{height:100%} .body .rest td{height:100%} .body td{padding:.85mm 3px .1mm;vertical-align:top;border-left:.5pt solid #999} .body td:first-child{border-left:0} .big{font-size:11pt;font-weight:bold}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${random.pick(['FA', 'BR', 'TX'])}${random.digits(6)}`,
          l.description,
          l.unit,
          `>${p.number(l.quantity, 2)}`,
          `>${p.plain(l.price)}00`,
          `>${l.discount ? p.number(l.discount, 2) : ''}`,
          `>${p.plain(l.amount)}`,
          `>${p.number(l.rate)}`,
        ])
      )
      const note = (text: string) => row(['', text, '', '', '', '', '', ''])
      const half = Math.floor(rows.length / 3)
      const all = [
        note(`* Rif. D.D.T. n. ${random.digits(4)} del ${p.date(d.orderDate)}`),
        ...rows.slice(0, half),
        note(`* Rif. D.D.T. n. ${random.digits(4)} del ${p.date(d.deliveryDate)}`),
        ...rows.slice(half),
      ]
      const pages = Array.from({ length: Math.ceil(all.length / 27) }, (_, at) =>
        all.slice(at * 27, at * 27 + 27)
      )
      const agent = random.pick(['012 BERTOLA', '007 DIR.', '021 FERRI'])
      const parcels = String(random.int(2, 14))
      return pages
        .map((own, at) => {
          const isLast = at === pages.length - 1
          const or = (text: () => string) => (isLast ? text() : '')
          return `<div class=page><div class=top><div><span style="font-size:14pt;font-weight:bold">${d.seller.name}</span><br>${d.seller.street} - ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} - ${d.seller.mail}<br>Cod. Fisc. e Part. IVA ${d.seller.vatId}<br>Cap. Soc. € 100.000,00 i.v.</div><div>${['Spett.le', 'Luogo di destinazione'].map((label) => `<div class=to><i>${label}</i>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>`).join('')}</div></div>
<table class=form>${row([boxed('Tipo documento', '<b>FATTURA DIFFERITA</b>'), boxed('Numero documento', `<b>${d.number}</b>`), boxed('Data documento', `<b>${p.date(d.issueDate)}</b>`), boxed('Codice cliente', d.customerNumber), boxed('Partita IVA cliente', d.buyer.vatId), boxed('Pag.', `${at + 1}/${pages.length}`)])}</table><table class=form style="margin-top:-.5pt">${row([boxed('Condizioni di pagamento', 'BONIFICO BANCARIO 30 GG D.F.'), boxed('Coordinate bancarie', d.seller.iban), boxed('Agente', agent), boxed('Valuta', 'EUR')])}</table>
<div class=body><table>${heading(['CODICE ARTICOLO', 'DESCRIZIONE', 'UM', '>QUANTITÀ', '>PREZZO UNITARIO', '>SC. %', '>IMPORTO', '>IVA'])}${own.join('')}${row(Array.from({ length: 8 }, () => '')).replace('<tr', '<tr class=rest')}</table></div>
<table class=form>${row([
            boxed(
              'Totale merce',
              or(() => p.plain(d.lineTotal))
            ),
            boxed(
              'Spese trasporto',
              or(() => (d.charge ? p.plain(d.charge) : ''))
            ),
            boxed('Spese incasso', ''),
            boxed('Bolli', ''),
            boxed(
              'Totale imponibile',
              or(() => p.plain(d.subtotal))
            ),
            boxed(
              'Totale imposta',
              or(() => p.plain(d.tax))
            ),
          ])}</table>
<table class=form style="margin-top:-.5pt"><tr><td style="width:48%">${boxed(
            'Aliquota IVA / Imponibile / Imposta',
            or(() =>
              p
                .taxes(
                  (t) =>
                    `${p.number(t.rate)}% &nbsp;&nbsp; ${p.plain(t.base)} &nbsp;&nbsp; ${p.plain(t.amount)}`
                )
                .join('<br>')
            )
          )}<td>${boxed(
            'Scadenza',
            or(() => `${p.date(d.dueDate)} &nbsp; ${p.plain(d.amountDue)}`)
          )}<td style="width:24%" class=big>${boxed('TOTALE DOCUMENTO', isLast ? `€ ${p.plain(d.total)}` : 'SEGUE &gt;&gt;')}</tr></table><table class=form style="margin-top:-.5pt">${row([boxed('Causale del trasporto', 'VENDITA'), boxed('Porto', d.charge ? 'ADDEBITO IN FATTURA' : 'FRANCO'), boxed('Aspetto esteriore dei beni', 'SCATOLE'), boxed('N. colli', isLast ? parcels : ''), boxed('Vettore', 'MITTENTE')])}</table><div style="font-size:6pt;margin-top:1mm">Contributo CONAI assolto ove dovuto. Copia analogica della fattura elettronica inviata al Sistema di Interscambio. Reclami entro 8 giorni dal ricevimento della merce.</div></div>`
        })
        .join('')
    },
  },
  {
    name: 'it-acqua-consorzio',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10],
      lines: [10, 18],
      isOnce: true,
      isInOrder: true,
      most: 38,
      isBuyerPerson: true,
      days: [20, 30, 35],
      pools: tradesIn(
        'IT',
        ['Acque', 'Servizi Idrici', 'Consorzio Acquedotto'],
        ['S.p.A.', 'S.c.p.A.']
      ),
      items: [
        ['Quota fissa acquedotto', 'gg', 0.05, 0.2],
        ['Acquedotto - fascia agevolata', 'mc', 0.45, 0.7],
        ['Acquedotto - fascia base', 'mc', 0.9, 1.5],
        ['Acquedotto - I eccedenza', 'mc', 1.6, 2.4],
        ['Quota fissa fognatura', 'gg', 0.05, 0.1],
        ['Servizio di fognatura', 'mc', 0.25, 0.45],
        ['Quota fissa depurazione', 'gg', 0.05, 0.1],
        ['Servizio di depurazione', 'mc', 0.5, 0.85],
        ['Componenti UI1, UI2 e UI3', 'mc', 0.05, 0.15],
        ['Componente perequativa UI4', 'mc', 0.05, 0.1],
      ],
      numbers: (random, year) => `${year}00${random.digits(7)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: dotted },
    css: 'body{font:9pt "Open Sans";margin:0 1mm} .blue{color:#0a5c8f} .top{display:flex;justify-content:space-between;border-bottom:3pt solid #0a5c8f;padding-bottom:3mm} .two{display:flex;justify-content:space-between;margin-top:6mm} .left{width:82mm} .pay{background:#0a5c8f;color:#fff;padding:4mm;margin-top:5mm} .pay b{font-size:17pt;display:block} .data td{padding:1.2mm 0;border-bottom:.4pt solid #bbb;vertical-align:top} .data td:first-child{color:#0a5c8f;font-size:7.5pt} h4{color:#0a5c8f;margin:6mm 0 1mm} th{text-align:left;font-size:7.5pt;color:#0a5c8f;border-bottom:1pt solid #0a5c8f} .lines td{padding:1.5mm 0;border-bottom:.4pt solid #ccc} .chart{display:flex;align-items:flex-end;gap:8mm;font-size:7pt;border-bottom:.4pt solid #bbb} .chart div{width:16mm;text-align:center} .chart span{display:block;background:#9cc7de} .second{break-before:page} .small{font-size:7pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const reading = random.int(120, 2400)
      const used = random.int(25, 70)
      return `<div class=top><div><b class=blue style="font-size:15pt">${d.seller.name}</b><br><span class=small>Gestore del Servizio Idrico Integrato</span></div><div class=small style="text-align:right">Sede legale: ${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>P. IVA ${d.seller.vatId} - Capitale sociale i.v.<br>${d.seller.site}</div></div>
<div class=two><div class=left><b class=blue>BOLLETTA DELL'ACQUA</b><table class=data>${row(['Bolletta n.', d.number])}${row(['Emessa il', p.date(d.issueDate)])}${row(['Periodo di fatturazione', `dal ${p.date(d.from)} al ${p.date(d.until)}`])}${row(['Codice cliente', d.customerNumber])}${row(['Tipologia d’uso', 'Domestico residente'])}${row(['Fornitura', `${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`])}${row(['Matricola contatore', `${random.digits(2)}-${random.digits(6)}`])}</table></div><div class=left><br><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<div class=pay>Importo da pagare<b>${p.money(d.amountDue)}</b>entro il ${p.date(d.dueDate)}</div></div></div>
<h4>Sintesi degli importi</h4><table class=data>${row(['Servizio idrico integrato (imponibile)', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['<b>Totale bolletta</b>', `><b>${p.money(d.total)}</b>`])}</table>
<h4>Letture e consumi</h4><table class=lines>${heading(['Tipo lettura', '>Precedente', '>Attuale', '>Consumo mc'])}${row(['Rilevata dal personale', `>${reading}`, `>${reading + used}`, `>${used}`])}</table>
<h4>Come pagare</h4><div class=small>Bonifico bancario intestato a ${d.seller.name}, IBAN ${d.seller.iban}, indicando nella causale il numero della bolletta; avviso pagoPA presso sportelli bancari, uffici postali e tabaccai; addebito diretto su conto corrente. I pagamenti delle bollette precedenti risultano regolari alla data di emissione. In caso di ritardo saranno applicati gli interessi di mora previsti dalla Carta del Servizio.</div>
<h4>Andamento dei consumi</h4><div class=chart>${[1, 2, 3, 4, 5, 6].map((at) => `<div><span style="height:${random.int(8, 30)}mm"></span>${at}º bim.</div>`).join('')}</div>
<h4>Contatti</h4><div class=small>Servizio clienti ${d.seller.telephone} (lun-ven 8:30-17:00) · ${d.seller.mail}<br>Guasti e pronto intervento: numero verde gratuito attivo 24 ore su 24</div>
<div class=second><div class=top><b class=blue>${d.seller.name}</b><span class=small>Bolletta n. ${d.number} - pag. 2 di 2</span></div><h4>Dettaglio degli importi fatturati</h4><table class=lines>${heading(['Voce', 'Unità', '>Quantità', '>Tariffa €', '>IVA', '>Importo €'])}${p.lines((l) => row([l.description, l.unit, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}${row(['<b>Totale imponibile</b>', '', '', '', '', `><b>${p.plain(d.subtotal)}</b>`])}</table><h4>Qualità dell'acqua</h4><table class=lines>${heading(['Parametro', '>Valore medio', '>Limite di legge'])}${row(['Durezza totale (°F)', '>24', '>15 - 50'])}${row(['Nitrati (mg/l)', '>9', '>50'])}${row(['pH', '>7,6', '>6,5 - 9,5'])}</table></div>`
    },
  },
  {
    name: 'it-agriturismo-soggiorno',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10, 22, 0],
      lines: [3, 7],
      isOnce: true,
      isInOrder: true,
      most: 5,
      isGross: true,
      isBuyerPerson: true,
      prepaid: 0.7,
      pools: tradesIn('IT', ['Agriturismo', 'Podere', 'Tenuta'], ['Soc. Agr. S.s.', 'S.r.l. Agr.']),
      items: [
        ['Pernottamento camera matrimoniale con prima colazione', 'notti', 78, 130],
        ['Letto aggiunto bambino', 'notti', 15, 30],
        ['Cena degustazione bevande escluse', 'persone', 28, 42],
        ['Vini e bevande al tavolo', 'bott.', 14, 26],
        ['Ingresso piscina e zona relax', 'persone', 10, 18, 1],
        ['Olio extravergine 0,75 l', 'bott.', 11, 16],
        ['Rosso riserva della tenuta', 'bott.', 13, 24, 1],
        ['Imposta di soggiorno (fuori campo IVA)', 'pern.', 1, 2.5, 2],
      ],
      numbers: (random, year) => `${random.int(11, 290)}/${year}`,
    },
    style: {
      ...comma,
      money: (plain) => `€ ${plain}`,
      date: (y, m, d) => `${Number(d)} ${monthsIn('IT')[Number(m) - 1]} ${y}`,
    },
    css: 'body{font:12pt "EB Garamond";margin:0 1mm} .c{text-align:center} .name{font-size:25pt;color:#6b4a1f} .rule{border-top:.6pt solid #6b4a1f;margin:4mm 25mm} .to{margin:8mm 0 6mm 95mm} th{font-weight:normal;font-style:italic;text-align:left;border-bottom:.6pt solid #6b4a1f} td{padding:1.6mm 0} .vat{font-size:9.5pt;width:60%;margin-top:10mm} .vat td,.vat th{padding:.5mm 0} .sum{border-top:.6pt solid #6b4a1f}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=c><div class=name>${d.seller.name}</div>ospitalità rurale, cucina e prodotti della terra<div class=rule></div><small>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone} · ${d.seller.site}<br>P. IVA ${d.seller.vatId}</small></div>
<div class=to>Gent.le<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<p><b>Fattura n. ${d.number}</b> del ${p.date(d.issueDate)}<br>Soggiorno con arrivo il ${p.date(d.deliveryDate)}</p>
<table>${heading(['Servizio', '', '>Prezzo', '>IVA', '>Totale'])}${p.lines((l) => row([l.description, `${p.number(l.quantity)} ${l.unit}`, `>${p.money(l.price)}`, `>${l.rate ? `${p.number(l.rate)}%` : 'F.C.'}`, `>${p.money(l.amount)}`])).join('')}<tr class=sum><td colspan=4 class=r><b>Totale, IVA inclusa</b><td class=r><b>${p.money(d.total)}</b></tr>${d.prepaid ? `<tr><td colspan=4 class=r>Caparra versata alla prenotazione<td class=r>- ${p.money(d.prepaid)}</tr><tr><td colspan=4 class=r><b>Saldo da pagare alla partenza</b><td class=r><b>${p.money(d.amountDue)}</b></tr>` : ''}</table>
<table class=vat>${heading(['Riepilogo', '>Imponibile', '>Imposta'])}${p.taxes((t) => row([t.rate ? `Aliquota ${p.number(t.rate)}%` : 'Fuori campo IVA art. 15', `>${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}${row(['Totali', `>${p.money(d.subtotal)}`, `>${p.money(d.tax)}`])}</table><p class=c style="margin-top:12mm"><i>Grazie di essere stati nostri ospiti. Vi aspettiamo per la vendemmia!</i></p>`
    },
  },
  {
    name: 'es-taller-norte',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [5, 11],
      isOnce: true,
      isInOrder: true,
      most: 2,
      lineDiscount: 0.25,
      pools: tradesIn(
        'ES',
        ['Talleres', 'Automoción', 'Electromecánica'],
        ['S.L.', 'S.L.L.', 'C.B.']
      ),
      items: [
        ['M.O. Mecánica: sustituir embrague', 'h', 38, 46],
        ['M.O. Mecánica: revisión y cambio de aceite', 'h', 38, 46],
        ['M.O. Electricidad: diagnosis centralita', 'h', 42, 52],
        ['M.O. Chapa: reparar aleta delantera', 'h', 36, 44],
        ['Kit embrague con cojinete', 'ud', 140, 260],
        ['Filtro de aceite', 'ud', 6, 14],
        ['Aceite motor 5W30 C3', 'l', 7, 13],
        ['Bombilla H7 12V 55W', 'ud', 4, 11],
        ['Batería 70Ah 640A', 'ud', 79, 118],
        ['Líquido de frenos DOT 4', 'l', 8, 14],
        ['Neumático 205/55 R16 91V', 'ud', 58, 96],
        ['Tratamiento de residuos', 'ud', 2, 5],
      ],
      numbers: (random, year) => `${year.slice(2)}T${random.digits(5)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9pt "Roboto";margin:0 1mm} .top{display:flex;gap:6mm} .top>div{flex:1} .box{border:.8pt solid #222;padding:2.5mm 3mm;box-sizing:border-box;min-height:27mm} .car td,.car th{border:.8pt solid #222;padding:1mm 2mm;text-align:center;font-weight:normal} .car th{background:#ddd;font-size:7pt} .lines{margin-top:5mm;border:.8pt solid #222} .lines th{background:#ddd;font-size:7.5pt;text-align:left;padding:1mm 2mm;border-bottom:.8pt solid #222} .lines td{padding:.9mm 2mm} .sec td{font-weight:bold;padding-top:2.5mm} .part td{font-style:italic} .foot{margin-top:5mm} .foot td,.foot th{border:.8pt solid #222;padding:1.5mm 2mm;text-align:right} .foot th{background:#ddd;font-size:7.5pt;font-weight:normal}',
    draw: (p) => {
      const { doc: d, random } = p
      const isWork = (line: { description: string }) => line.description.startsWith('M.O.')
      const section = (title: string, wanted: boolean, last: string) => {
        const own = d.lines.filter((line) => isWork(line) === wanted)
        if (!own.length) return ''
        return `<tr class=sec><td colspan=7>${title}</tr>${own.map((l) => row([`${wanted ? 'MO' : 'R'}${random.digits(4)}`, l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${l.discount ? p.number(l.discount, 2) : ''}`, `>${p.plain(l.amount)}`])).join('')}<tr class=part><td colspan=6 class=r>${last}<td class=r>${p.plain(sumOf(own))}</tr>`
      }
      return `<div class=top><div><span style="font-size:15pt;font-weight:bold">${d.seller.name}</span><br>Reparación de automóviles - R.I. ${random.digits(5)}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tfno. ${d.seller.telephone} · N.I.F. ${d.seller.vatId}</div><div class=box>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>N.I.F. ${d.buyer.vatId}</div></div>
<table class=car style="margin-top:5mm">${row(['FACTURA', 'FECHA', 'CLIENTE', 'ORDEN REP.', 'ENTRADA', 'FORMA DE PAGO'], 'th')}${row([`<b>${d.number}</b>`, p.date(d.issueDate), d.customerNumber, d.orderNumber, p.date(d.deliveryDate), 'Tarjeta'])}</table>
<table class=car style="margin-top:-.8pt">${row(['MATRÍCULA', 'MARCA Y MODELO', 'BASTIDOR', 'KM'], 'th')}${row([`${random.digits(4)} ${random.pick(['LKR', 'JZB', 'HVM'])}`, random.pick(['SEAT León 1.6 TDI', 'CITROËN Berlingo', 'RENAULT Mégane']), `VSSZZZ${random.digits(2)}Z${random.digits(7)}`, `${random.int(40, 220)}.${random.digits(3)}`])}</table>
<table class=lines>${heading(['Código', 'Concepto', '>Cant.', 'Ud.', '>Precio', '>% Dto.', '>Importe'])}${section('MANO DE OBRA', true, 'Total mano de obra')}${section('RECAMBIOS Y MATERIALES', false, 'Total recambios')}</table>
<table class=foot>${row(['SUMA', 'BASE IMPONIBLE', '% I.V.A.', 'CUOTA I.V.A.', 'TOTAL FACTURA (€)'], 'th')}${row([p.plain(d.lineTotal), p.plain(d.subtotal), p.number(d.taxes[0].rate, 2), p.plain(d.tax), `<b style="font-size:12pt">${p.plain(d.total)}</b>`])}</table>
<p style="font-size:7pt">Garantía de la reparación: 3 meses o 2.000 km según R.D. 1457/1986. El cliente renuncia a las piezas sustituidas salvo indicación en contra. Sus datos se tratan para la gestión del servicio; puede ejercer sus derechos en ${d.seller.mail}.</p><div style="margin:8mm 0 0 115mm">Conforme el cliente,</div>`
    },
  },
  {
    name: 'es-arquitecta-honorarios',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [1, 4],
      isOnce: true,
      most: 0,
      isSellerPerson: true,
      withheld: 15,
      days: [15, 30, 60],
      pools: tradesIn('ES', ['Promociones', 'Inmuebles', 'Rehabilitación'], ['S.L.', 'S. Coop.']),
      items: [
        [
          'Redacción de proyecto básico y de ejecución de reforma de vivienda unifamiliar, según presupuesto aceptado',
          '',
          1800,
          4200,
        ],
        ['Dirección de obra, certificación mensual', '', 450, 950],
        ['Informe de evaluación del edificio (IEE) con certificado energético', '', 380, 720],
        ['Levantamiento de planos del estado actual', '', 260, 540],
        ['Tramitación de licencia ante el Ayuntamiento', '', 150, 320],
      ],
      numbers: (random, year) => `${random.int(1, 48)}-${year.slice(2)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)} de ${monthsIn('ES')[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:10.5pt "Lato";margin:0 1mm;color:#222} .top{display:flex;justify-content:space-between;align-items:flex-end} .who{letter-spacing:1.5pt;font-size:15pt;font-weight:300} .bar{width:12mm;border-top:3pt solid #c33;margin:3mm 0 14mm} .to{margin-bottom:12mm;line-height:1.4} td{padding:2.2mm 0;vertical-align:top;border-bottom:.4pt solid #ccc} td.r{padding-left:14mm!important} .sums{width:62%;margin-left:38%} .sums td{border:0;padding:1.2mm 0} .end td{border-top:1pt solid #222;font-weight:bold} .small{font-size:8.5pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      return `<div class=top><div class=who>${d.seller.name}</div><div class=small>arquitectura y urbanismo · col. n.º ${random.digits(5)}</div></div><div class=bar></div>
<div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId}</div>
<p style="text-align:right">En ${d.seller.town}, a ${p.date(d.issueDate)}</p><p><b>Minuta de honorarios n.º ${d.number}</b><br><span class=small>Expediente ${d.orderNumber}</span></p>
<table>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}</table><br>
<table class=sums>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total honorarios con IVA', `>${p.money(d.total)}`])}${row(['Retención IRPF 15 % s/ base', `>-${p.money(d.withheld)}`])}<tr class=end><td>Líquido a percibir<td class=r>${p.money(d.amountDue)}</tr></table>
<p style="margin-top:12mm">Ruego abonen el importe a más tardar el ${p.date(d.dueDate)} mediante transferencia a la cuenta<br>${grouped(d.seller.iban)}.</p><p style="margin:16mm 0 0 105mm">Fdo.: ${d.seller.name}</p>
<p class=small style="margin-top:22mm">${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone} · ${d.seller.mail}<br>NIF ${d.seller.vatId}</p>`
    },
  },
  {
    name: 'es-tienda-cafe',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21],
      lines: [2, 7],
      isOnce: true,
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.6,
      allowance: 0.3,
      pools: tradesIn('ES', ['Cafés', 'Tostadero', 'Coloniales'], ['S.L.', 'S.L.U.']),
      items: [
        ['Café en grano Etiopía Sidamo - Formato : 1 kg', '', 24, 34],
        ['Café molido descafeinado - Formato : 250 g, Molienda : Italiana', '', 7, 11],
        ['Té verde Sencha - Formato : 100 g', '', 5, 9],
        ['Cafetera italiana 6 tazas inducción', '', 27, 48, 1],
        ['Molinillo manual de acero - Color : Negro', '', 39, 74, 1],
        ['Filtros de papel n.º 4 (100 uds.)', '', 3, 6, 1],
        ['Cacao puro desgrasado - Formato : 500 g', '', 8, 13],
        ['Juego de 2 tazas espresso de porcelana', '', 14, 22, 1],
      ],
      numbers: (random) => `#FA0${random.digits(5)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:8.5pt "DejaVu Sans";margin:0 1mm} .top{display:flex;justify-content:space-between} .logo{font:bold 20pt "URW Gothic";color:#4b2e1e} .adr{margin:8mm 0 6mm} .adr td{vertical-align:top;padding:0;line-height:1.5} .grey th{background:#f0f0f0;font-size:7.5pt;padding:1.6mm;text-align:center;border:.5pt solid #fff} .grey td{padding:1.6mm;text-align:center;border-bottom:.5pt solid #eee} .grey td.l,.grey th.l{text-align:left} .bottom{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start} .bottom table{width:auto} .bottom .sums td{padding:1.4mm 2mm;background:#f7f7f7;text-align:right;border-bottom:.5pt solid #fff} .foot{position:fixed;bottom:0;left:0;right:0;text-align:center;font-size:7pt;color:#444;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const address = `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>${d.buyer.country}`
      return `<div class=top><div class=logo>${random.pick(['la moka', 'grano&amp;taza', 'tueste lento'])}</div><div style="text-align:right"><b style="font-size:12pt">FACTURA</b><br>${p.date(d.issueDate)}<br>${d.number}</div></div>
<table class=adr>${row([`<b>Dirección de entrega</b><br>${address}`, `<b>Dirección de facturación</b><br>${address}`])}</table>
<table class=grey>${row(['Número de factura', 'Fecha de factura', 'Referencia del pedido', 'Fecha de pedido'], 'th')}${row([d.number, p.date(d.issueDate), `${random.pick(['XKBOQ', 'JWRUT', 'ZPFLA'])}${random.pick(['HVGD', 'MENI', 'TSCY'])}`, p.date(d.orderDate)])}</table><br>
<table class=grey>${heading(['Referencia', 'Producto', 'Tasa de impuesto', 'Precio unitario<br>(impuestos incl.)', 'Cant.', 'Total<br>(impuestos incl.)'])}${p.lines((l) => row([`CT-${random.digits(4)}`, l.description, `${p.number(l.rate)} %`, p.money(l.price), p.number(l.quantity), p.money(l.amount)])).join('')}</table>
<div class=bottom><div><table class=grey>${row(['Detalle de impuestos', 'Tasa', 'Base imponible', 'Total impuesto'], 'th')}${p.taxes((t) => row(['IVA ES', `${p.number(t.rate)} %`, p.money(t.base), p.money(t.amount)])).join('')}</table><br><table class=grey>${row(['Forma de pago', random.pick(['Pago con tarjeta', 'Bizum', 'PayPal'])])}${row(['Transportista', random.pick(['Entrega 24/48 h', 'Punto de recogida'])])}</table></div>
<table class=sums>${row(['Total productos', p.money(d.lineTotal)])}${d.allowance ? row(['Total descuentos', `- ${p.money(d.allowance)}`]) : ''}${row(['Gastos de envío', d.charge ? p.money(d.charge) : 'Envío gratuito'])}${row(['Total (sin IVA)', p.money(d.subtotal)])}${row(['Total IVA', p.money(d.tax)])}${row(['<b>Total</b>', `<b>${p.money(d.total)}</b>`])}</table></div>
<div class=foot>${d.seller.name} - ${d.seller.street} - ${d.seller.postCode} ${d.seller.town} - ${d.seller.country} - CIF: ${d.seller.vatId}<br>Para cualquier consulta escriba a ${d.seller.mail} o llame al ${d.seller.telephone}<br>Gracias por su compra. Dispone de 14 días naturales para devoluciones.</div>`
    },
  },
  {
    name: 'pt-fisio-recibo',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [0, 23],
      lines: [1, 5],
      isOnce: true,
      most: 6,
      isBuyerPerson: true,
      lineDiscount: 0.2,
      pools: tradesIn(
        'PT',
        ['Fisioterapia', 'Clínica de Reabilitação', 'Osteopatia'],
        ['Lda', 'Unipessoal Lda']
      ),
      items: [
        ['Sessão de fisioterapia 50 min', 'Sessão', 30, 45],
        ['Avaliação inicial', 'Un', 40, 60],
        ['Drenagem linfática manual', 'Sessão', 35, 50],
        ['Terapia da fala', 'Sessão', 28, 40],
        ['Banda elástica de resistência média', 'Un', 6, 12, 1],
        ['Almofada cervical viscoelástica', 'Un', 29, 48, 1],
        ['Aula de pilates clínico em grupo', 'Un', 9, 15, 1],
      ],
      numbers: (random, year) => `FR ${year}A/${random.int(20, 1900)}`,
    },
    style: { ...comma, money: (plain) => `${plain}€`, date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9pt "Inter";margin:0 1mm} .top{display:flex;justify-content:space-between;line-height:1.45} .doc{margin-top:12mm;border-top:1.5pt solid #00857c;padding-top:2mm;display:flex;justify-content:space-between} .doc b{font-size:13pt;color:#00857c} .info{margin:3mm 0 6mm} .info th{font-size:7pt;color:#777;text-align:left;font-weight:normal;padding:0} .info td{padding:0 0 2mm} .lines th{background:#00857c;color:#fff;font-size:7.5pt;text-align:left;padding:1.5mm} .lines td{padding:1.6mm 1.5mm;border-bottom:.5pt solid #ddd} .bottom{display:flex;justify-content:space-between;margin-top:8mm;align-items:flex-start} .bottom table{width:80mm} .bottom th{font-size:7pt;text-align:left;color:#777;font-weight:normal} .bottom td{padding:.8mm 0} .big td{font-size:13pt;font-weight:bold;border-top:1pt solid #00857c;padding-top:2mm} .small{font-size:7pt;color:#555}',
    draw: (p) => {
      const { doc: d, random } = p
      const code = `${random.pick(['JFW7', 'JJ4K', 'AAJH'])}${random.pick(['T6VX', 'R2MC', 'GD8P'])}`
      return `<div class=top><div><b style="font-size:12pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte: ${d.seller.vatId}<br>${d.seller.telephone} · ${d.seller.mail}</div><div style="width:75mm"><span class=small>Exmo.(s) Sr.(s)</span><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<div class=doc><div>Fatura-Recibo<br><b>${d.number}</b></div><div class=small>Original</div></div>
<table class=info>${row(['Data de emissão', 'Nº de utente', 'Moeda', 'ATCUD'], 'th')}${row([p.date(d.issueDate), d.customerNumber, 'EUR', `${code}-${random.digits(3)}`])}</table>
<table class=lines>${heading(['Descrição', '>Qtd.', 'Un.', '>Preço unit.', '>Desc.', '>IVA', '>Total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${l.discount ? `${p.number(l.discount)}%` : ''}`, `>${p.number(l.rate)}%${l.rate ? '' : ' (a)'}`, `>${p.money(l.amount)}`])).join('')}</table>
<div class=bottom><div><table>${heading(['Taxa IVA', '>Incidência', '>Valor'])}${p.taxes((t) => row([`${p.number(t.rate)}%${t.rate ? '' : ' - Isento'}`, `>${p.money(t.base)}`, `>${p.money(t.amount)}`])).join('')}</table><br><table>${heading(['Meio de pagamento', 'Data', '>Valor'])}${row([random.pick(['Multibanco', 'MB WAY', 'Numerário']), p.date(d.issueDate), `>${p.money(d.total)}`])}</table></div>
<table>${row(['Total ilíquido', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}<tr class=big><td>Total<td class=r>${p.money(d.total)}</tr></table></div>
<div style="display:flex;gap:6mm;margin-top:14mm;align-items:flex-end">${squareCode(random)}<div class=small>${random.pick(['q8Fz', 'Lw3T', 'mB0k'])}-Processado por programa certificado n.º 2${random.digits(3)}/AT<br>${d.taxes.some((t) => t.rate === 0) ? '(a) Isento nos termos do artigo 9.º do CIVA (M07)<br>' : ''}Recebemos a quantia acima indicada. Os serviços foram prestados na data do documento.</div></div>`
    },
  },
  {
    name: 'pt-nota-devolucao',
    plan: {
      country: 'PT',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [23, 13, 6],
      lines: [2, 8],
      isOnce: true,
      most: 24,
      lineDiscount: 0.3,
      pools: tradesIn(
        'PT',
        ['Cash & Carry', 'Bebidas', 'Produtos Alimentares', 'Hotelaria'],
        ['Lda.', 'S.A.', 'Unipessoal, Lda.']
      ),
      items: [
        ['CERVEJA LAGER BARRIL 30 L', 'UN', 62, 88],
        ['VINHO TINTO RESERVA 0,75 L', 'GF', 3, 8, 1],
        ['AZEITE VIRGEM EXTRA GARRAFAO 5 L', 'UN', 28, 41, 2],
        ['ARROZ CAROLINO 1 KG', 'KG', 1, 2, 2],
        ['DETERGENTE LOICA PROFISSIONAL 10 L', 'UN', 14, 24],
        ['AGUA C/ GAS 0,25 L CX 24', 'CX', 8, 13, 1],
        ['GUARDANAPO 2 FLS 40X40 BRANCO', 'MC', 2, 5],
        ['CAFE LOTE BAR GRAO', 'KG', 11, 19],
        ['BACALHAU CRESCIDO DEMOLHADO', 'KG', 9, 15, 2],
      ],
      numbers: (random, year) => `NC ${random.int(1, 9)}.${year}/${random.int(100, 990)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:8.5pt "Liberation Sans Narrow";margin:0 1mm} .top{display:flex;justify-content:space-between} .right{width:84mm} .to{border:.7pt solid #000;border-radius:2mm;padding:2mm 3mm;min-height:24mm;font-size:10pt} .t{font:bold 13pt "Liberation Sans Narrow";margin:5mm 0 1mm} .grid td,.grid th{border:.7pt solid #000;padding:1mm 2mm;text-align:center} .grid th{font-size:7pt;font-weight:normal;background:#eee} .lines{height:165mm;border:.7pt solid #000;margin-top:3mm} .lines th{font-size:7.5pt;border-bottom:.7pt solid #000;background:#eee;padding:1mm 2mm;text-align:left} .lines td{padding:.8mm 2mm} .foot{display:flex;justify-content:space-between;margin-top:3mm;align-items:flex-start} .foot .grid{width:88mm} .sums{width:72mm;border:.7pt solid #000} .sums td{padding:1.1mm 2mm} .sums .last td{border-top:.7pt solid #000;font-weight:bold;font-size:11pt} .small{font-size:7pt}',
    draw: (p) => {
      const { doc: d, random } = p
      return `<div class=top><div><b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Telef. ${d.seller.telephone}<br>E-mail ${d.seller.mail}<br>Contribuinte N.º ${d.seller.vatId}<br>Capital Social 75 000,00 EUR</div><div class=right><div class=to><span class=small>Exmo(s). Senhor(es)</span><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div></div>
<div class=t>Nota de Crédito N.º ${d.number}</div><table class=grid>${row(['V/ N.º Contrib.', 'Cliente', 'Data', 'Moeda', 'Vendedor', 'Original / Página'], 'th')}${row([d.buyer.vatId, d.customerNumber, p.date(d.issueDate), 'EUR', `V0${random.int(1, 9)}`, 'Original 1 / 1'])}</table>
<div class=lines><table>${heading(['Referência', 'Designação', '>Qtd.', 'Un', '>Pr. Unitário', '>Desc. %', '>IVA %', '>Total'])}${p.lines((l) => row([random.digits(6), l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.discount, 2)}`, `>${p.number(l.rate)}`, `>${p.plain(l.amount)}`])).join('')}<tr><td><td colspan=7 style="padding-top:4mm">Devolução de mercadoria relativa à N/ Fatura ${d.earlier.replace('NC', 'FT')}</tr></table></div>
<div class=foot><div><table class=grid>${row(['Taxa IVA', 'Incidência', 'Valor IVA'], 'th')}${p.taxes((t) => row([`>${p.number(t.rate, 2)}`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><p class=small>${random.pick(['hT2e', 'Zk9/', 'oW+4'])}-Processado por programa certificado n.º 0006/AT<br>Documento rectificativo de IVA. Queiram devolver o duplicado assinado e carimbado.</p></div>
<table class=sums>${row(['Total Ilíquido', `>${p.plain(d.lineTotal)}`])}${row(['Desconto Financeiro', '>0,00'])}${row(['Total sem IVA', `>${p.plain(d.subtotal)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}<tr class=last><td>Total a Crédito EUR<td class=r>${p.plain(d.total)}</tr></table></div>`
    },
  },
  {
    name: 'pl-czynsz-biuro',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8],
      lines: [6, 11],
      isOnce: true,
      isInOrder: true,
      most: 90,
      isPart: true,
      days: [7, 10, 14],
      pools: tradesIn(
        'PL',
        ['Nieruchomości', 'Centrum Biurowe', 'Zarządzanie'],
        ['Sp. z o.o.', 'S.A.', 'Sp. z o.o. Sp. k.']
      ),
      items: [
        ['Czynsz najmu lokalu biurowego', 'm²', 38, 72],
        ['Opłata eksploatacyjna', 'm²', 11, 21],
        ['Refaktura - energia elektryczna', 'kWh', 0.9, 1.4],
        ['Refaktura - centralne ogrzewanie', 'm²', 4, 9],
        ['Woda i odprowadzanie ścieków', 'm³', 9, 15, 1],
        ['Wywóz odpadów', 'm²', 0.6, 1.5, 1],
      ],
      numbers: (random, year) => `CZ/${random.digits(4)}/${year}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} zł`,
      date: (y, m, d) => `${d}.${m}.${y} r.`,
    },
    css: 'body{font:9pt "Carlito";margin:0 1mm} .all{display:flex;gap:7mm} .side{width:46mm;min-height:262mm;background:#f1f1ec;padding:5mm 4mm;box-sizing:border-box;font-size:8.5pt;line-height:1.5;overflow-wrap:anywhere} .side h5{margin:6mm 0 1mm;font-size:8pt;color:#7a7a55;text-transform:uppercase} .main{flex:1} h1{font-size:17pt;margin:0 0 1mm;font-weight:normal} .to{margin:9mm 0} th{font-size:7.5pt;text-align:left;border-bottom:1pt solid #7a7a55;vertical-align:bottom} td{padding:1.4mm 0;vertical-align:top} .lines td{border-bottom:.4pt solid #ccc} .vat{margin:7mm 0} .vat td,.vat th{text-align:right} .due{background:#7a7a55;color:#fff;padding:3mm;font-size:13pt;display:flex;justify-content:space-between}',
    draw: (p) => {
      const { doc: d, random } = p
      return `<div class=all><div class=side><b style="font-size:11pt">${d.seller.name}</b><h5>Wynajmujący</h5>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP ${d.seller.vatId}<h5>Rachunek do wpłat</h5>${grouped(d.seller.iban)}<h5>Administracja budynku</h5>${d.seller.telephone}<br>${d.seller.mail}<br>pn.-pt. 8.00-16.00<h5>Umowa najmu</h5>nr ${d.orderNumber}<br>lokal ${random.int(1, 6)}.${random.int(10, 29)}</div>
<div class=main><h1>Faktura ${d.number}</h1>${d.seller.town}, ${p.date(d.issueDate)}<div class=to>Najemca:<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP ${d.buyer.vatId}</div>
<p>Opłaty za okres ${p.date(d.from)} - ${p.date(d.until)}</p><table class=lines>${heading(['Tytuł opłaty', '>Ilość', 'Jedn.', '>Stawka netto', '>VAT', '>Kwota netto'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}</table>
<table class=vat>${row(['Stawka VAT', 'Netto', 'VAT', 'Brutto'], 'th')}${p.taxes((t) => row([`${p.number(t.rate)}%`, p.plain(t.base), p.plain(t.amount), p.plain(t.base + t.amount)])).join('')}${row(['<b>Razem</b>', `<b>${p.plain(d.subtotal)}</b>`, `<b>${p.plain(d.tax)}</b>`, `<b>${p.plain(d.total)}</b>`])}</table>
<div class=due><span>Do zapłaty do ${p.date(d.dueDate)}</span><b>${p.money(d.amountDue)}</b></div><p>W tytule przelewu prosimy podać numer faktury. Po terminie płatności naliczane są odsetki ustawowe za opóźnienie w transakcjach handlowych.</p><p style="font-size:7.5pt">Faktura wystawiona elektronicznie, nie wymaga podpisu. Odczyty liczników dostępne w administracji budynku.</p></div></div>`
    },
  },
  {
    name: 'pl-optima-czesci',
    plan: {
      country: 'PL',
      currency: 'PLN',
      rates: [23, 8, 5],
      lines: [14, 34],
      isOnce: true,
      most: 40,
      lineDiscount: 0.35,
      prepaid: 0.25,
      days: [14, 21, 30],
      pools: tradesIn(
        'PL',
        ['Agro-Części', 'Rolmasz', 'Zaopatrzenie Rolnicze', 'Gospodarstwo'],
        ['Sp. z o.o.', 'Sp. j.', 's.c.']
      ),
      items: [
        ['Łożysko kulkowe 6205 2RS', 'szt.', 9, 21],
        ['Pas klinowy HB-2240', 'szt.', 34, 68],
        ['Olej hydrauliczny HL-46 20 l', 'szt.', 168, 230],
        ['Filtr paliwa C-360', 'szt.', 8, 19],
        ['Sznurek rolniczy TEX 400', 'szp.', 42, 59],
        ['Wąż hydrauliczny 1/2" 1,5 m', 'szt.', 38, 64],
        ['Śruba M12x40 kl. 8.8 ocynk', 'kg', 14, 22],
        ['Smar ŁT-43 900 g', 'szt.', 18, 27],
        ['Lemiesz pługa lewy', 'szt.', 47, 82],
        ['Pasza dla koni 25 kg', 'wor.', 44, 62, 1],
        ['Nasiona trawy pastewnej 10 kg', 'wor.', 96, 148, 1],
        ['Nawóz azotowy 34% N 25 kg', 'wor.', 41, 58, 1],
        ['Ziemniak sadzeniak kl. A', 'kg', 3, 6, 2],
        ['Rękawice robocze powlekane r. 10', 'para', 4, 9],
        ['Akumulator 12V 110Ah 850A', 'szt.', 389, 520],
        ['Lampa zespolona tylna LED', 'szt.', 54, 97],
        ['Sworzeń zaczepu fi 28', 'szt.', 16, 31],
        ['Uszczelka głowicy C-330', 'szt.', 22, 39],
      ],
      numbers: (random, year) => `FS-${random.int(12, 940)}/${year.slice(2)}/MAG`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:8pt "DejaVu Sans";margin:0 1mm} .top{display:flex;justify-content:space-between;align-items:flex-start} .logo{border:.5pt solid #999;width:60mm;height:18mm;font-size:11pt;font-weight:bold;padding:2mm;box-sizing:border-box} .dates td{padding:.4mm 0} h2{text-align:center;font-size:12pt;margin:4mm 0 0} .c{text-align:center} .who{margin:4mm 0;table-layout:fixed} .who td{border:.5pt solid #000;padding:1.5mm 2mm;vertical-align:top;line-height:1.4} .who th{border:.5pt solid #000;background:#e3e3e3;text-align:left;padding:.6mm 2mm;font-size:7.5pt} .lines td,.lines th{border:.5pt solid #000;padding:.8mm 1.2mm} .lines th{background:#e3e3e3;font-size:6.5pt;text-align:center!important} .lines tr{break-inside:avoid} .low{display:flex;justify-content:space-between;margin-top:4mm;align-items:flex-start;break-inside:avoid} .low table{width:86mm} .low td,.low th{border:.5pt solid #000;padding:.8mm 1.2mm;font-size:7.5pt} .low th{background:#e3e3e3;font-weight:normal} .sum{margin-top:4mm;break-inside:avoid;line-height:1.6} .sum b{font-size:11pt} .sign{display:flex;justify-content:space-between;margin-top:16mm;break-inside:avoid} .sign div{width:60mm;border-top:.5pt dotted #000;text-align:center;font-size:6.5pt}',
    draw: (p) => {
      const { doc: d, random } = p
      const rest = String(d.amountDue % 100).padStart(2, '0')
      return `<div class=top><div class=logo>${d.seller.name}</div><table class=dates style="width:auto">${row(['Miejsce wystawienia:', d.seller.town])}${row(['Data wystawienia:', p.date(d.issueDate)])}${row(['Data dokonania dostawy:', p.date(d.deliveryDate)])}${row(['Zamówienie:', d.orderNumber])}</table></div>
<h2>Faktura VAT ${d.number}</h2><div class=c>oryginał</div>
<table class=who>${row(['Sprzedawca', 'Nabywca'], 'th')}${row([`${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>NIP: ${d.seller.vatId}<br>tel. ${d.seller.telephone}`, `${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIP: ${d.buyer.vatId}<br>Kod: ${d.customerNumber}`])}</table>
<table class=lines>${heading(['Lp.', 'Kod', 'Nazwa towaru / usługi', 'Ilość', 'J.m.', 'Cena netto', 'Rabat %', 'VAT', 'Wartość netto'])}${p.lines((l, at) => row([`>${at + 1}`, `${random.pick(['AG', 'RM', 'HY'])}-${random.digits(4)}`, l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.plain(l.price)}`, `>${l.discount ? p.number(l.discount) : ''}`, `>${p.number(l.rate)}%`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=low><table>${heading(['Forma płatności', 'Termin', '>Kwota', 'Waluta'])}${row(['przelew', p.date(d.dueDate), `>${p.plain(d.amountDue)}`, 'PLN'])}</table><table>${heading(['Stawka VAT', '>Netto', '>VAT', '>Brutto'])}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`, `>${p.plain(t.base + t.amount)}`])).join('')}${row(['Razem:', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `>${p.plain(d.total)}`])}</table></div>
<div class=sum>${d.prepaid ? `Razem brutto: ${p.plain(d.total)} PLN<br>Wpłacona zaliczka: ${p.plain(d.prepaid)} PLN<br>` : ''}<b>Razem do zapłaty: ${p.plain(d.amountDue)} PLN</b><br>Słownie: ${polishWords(Math.floor(d.amountDue / 100))} PLN ${rest}/100<br>Bank: ${random.pick(['Bank Spółdzielczy', 'PKO BP S.A.', 'mBank S.A.'])}, nr konta: ${grouped(d.seller.iban)}</div>
<div class=sign><div>Imię i nazwisko osoby uprawnionej do wystawienia faktury</div><div>Imię i nazwisko osoby uprawnionej do odbioru faktury</div></div>`
    },
  },
]
