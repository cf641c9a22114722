import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import type { Pools } from '../people.ts'
import pools from '../pools.json' with { type: 'json' }
import { comma, euroAfter, grouped, heading, monthsIn, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const spanishMonths = monthsIn('ES')
const portugueseMonths = monthsIn('PT')

const listOf = (text: string) => text.split('; ')
const townsOf = (text: string) => listOf(text).map((town) => town.split(/ (?=\S+$)/))

const italian = {
  ...pools.IT,
  first: listOf('Ottavio; Mirella; Gianluca; Samantha; Ruggero; Donatella; Ivan'),
  last: listOf(
    'Zanella; Brunetti; De Marchi; Pavan; Scarpa; Cecchetto; Lorenzon; Bertoldo; Fabris'
  ),
  streets: listOf(
    'Via Brenta Vecchia 14; Via dell’Industria, 27/B; Borgo Cavalli 3; S.S. 47 Valsugana km 31; Via G. Galilei, 105'
  ),
  towns: townsOf('Bassano del Grappa 36061; Mirano 30035; Schio 36015; Biella 13900; Prato 59100'),
}
const spanish = {
  ...pools.ES,
  first: listOf('Mª Dolores; Gonzalo; Lourdes; Andrés; Remedios; Xavier; Pilar'),
  last: listOf(
    'Arribas; Peñalver Cano; Sanchis; Belmonte; Otero Lago; Villalba; Zamora Ruiz; Crespo; Llorente'
  ),
  streets: listOf(
    'C/ San Roque, 15, entlo. B; Avda. de la Libertad, 104; Ctra. de Ocaña, km 3; Plaza del Pilar, 8, 1º izda.'
  ),
  towns: townsOf('Elda 03600; Albacete 02002; Pontevedra 36003; Huesca 22001; Plasencia 10600'),
}
const portuguese = {
  ...pools.PT,
  first: listOf('Catarina; Gonçalo; Teresa; Rúben; Inês; Augusto'),
  last: listOf(
    'Carvalhal; Neves; Pimentel; Sequeira; Abrantes; Teles; Figueira; Baptista; Morgado'
  ),
  streets: listOf(
    'Rua Dr. Manuel Braga, 31; Urbanização Quinta Nova, Lote 12 R/C; Travessa do Moinho, 5; Estrada da Beira, 480'
  ),
  towns: townsOf(
    'Coimbra 3030-201; Montemor-o-Velho 3140-256; Figueira da Foz 3080-012; Viseu 3510-084'
  ),
}

/** Companies whose trades and legal forms are those of a family. */
function partiesOf(trade: string[], forms: string[], more: Partial<Pools['IT']> = {}): Pools {
  const own = { ...more, trade, forms }
  return {
    ...pools,
    IT: { ...italian, ...own },
    ES: { ...spanish, ...own },
    PT: { ...portuguese, ...own },
  }
}

/** The same number for the same goods. */
const codeOf = (name: string) =>
  [...name].reduce((code, letter) => (code * 29 + letter.charCodeAt(0)) % 7993, 11) + 1200

/** Pairs of each size that add up to a quantity. */
function sizesOf(random: Random, pairs: number): number[] {
  const sizes = [0, 0, 0, 0, 0, 0, 0]
  for (let left = pairs; left > 0; left--) sizes[random.int(0, sizes.length - 1)]++
  return sizes
}

const hash = (random: Random) =>
  Array.from({ length: 4 }, () => random.pick([...'bCeFhJkNqSwYz469'])).join('')

/** Italian, Spanish and Portuguese invoices of businesses of other trades. */
export const commonBrentaMondego: Family[] = [
  {
    name: 'it-agente-provvigioni',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [2, 7],
      isInOrder: true,
      isOnce: true,
      most: 0,
      withheld: 20,
      isSellerPerson: true,
      days: [15, 30],
      pools: partiesOf(
        ['Ceramiche', 'Arredi', 'Dolciaria', 'Casalinghi', 'Cantine'],
        ['S.p.A.', 'S.r.l.', 'SRL', '& Figli S.p.A.']
      ),
      items: [
        ['Provvigioni clienti diretti, zona Treviso e Belluno', '', 620, 3900],
        ['Provvigioni clienti diretti, zona Vicenza', '', 480, 2700],
        ['Provvigioni clienti Ho.Re.Ca.', '', 210, 1600],
        ['Provvigioni su insegne GDO', '', 300, 2200],
        ['Provvigioni indirette su ordini da catalogo', '', 60, 420],
      ],
      numbers: (random, year) => `${random.int(1, 16)}/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:11pt "Carlito";margin:4mm 6mm} .own{border-left:3pt solid #555;padding-left:4mm;line-height:1.3;font-size:10pt} .own b{font-size:15pt;letter-spacing:.5px} .to{margin:12mm 0 10mm 90mm;line-height:1.4} .ob{margin-bottom:7mm;line-height:1.6} .l th{text-align:left;font-size:9.5pt;border-bottom:1pt solid #555;padding:3px 2px} .l td{padding:5px 2px;border-bottom:.4pt solid #bbb} .s{width:112mm;margin:8mm 0 0 auto} .s td{padding:3px 0} .s .b td{border-top:.8pt solid #555;font-weight:bold} .s .e td{border-top:.8pt solid #555;border-bottom:2pt double #555;font-weight:bold;font-size:12.5pt} .pay{margin-top:11mm;line-height:1.5} .law{font-size:8.3pt;color:#444;margin-top:10mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) => {
        const share = random.pick([4, 5, 6, 8])
        return row([
          l.description,
          `>${p.plain(Math.round((l.amount * 100) / share))}`,
          `>${share}%`,
          `>${p.plain(l.amount)}`,
        ])
      })
      const tax = Math.round(d.subtotal * 0.115)
      return `<div class=own><b>${d.seller.name}</b><br>Agente e rappresentante di commercio – Enasarco pos. ${random.digits(8)}<br>${d.seller.street} – ${d.seller.postCode} ${d.seller.town}<br>Cell. ${d.seller.telephone} – ${d.seller.mail}<br>Partita IVA ${d.seller.vatId.slice(2)} – REA ${random.pick(['VI', 'TV', 'PD'])}-${random.digits(6)}</div>
<div class=to>Spett.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA ${d.buyer.vatId.slice(2)}</div>
<div class=ob><b>Fattura n. ${d.number} del ${p.date(d.issueDate)}</b><br>Oggetto: provvigioni come da Vs. estratto conto, periodo ${p.date(d.from)} – ${p.date(d.until)}</div>
<table class=l>${heading(['Descrizione', '>Fatturato €', '>Provv.', '>Importo €'])}${rows.join('')}</table>
<table class=s>${row(['Totale provvigioni (imponibile)', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}<tr class=b>${row(['Totale fattura', `>${p.money(d.total)}`]).slice(4)}${row(['Ritenuta d’acconto 23% sul 50% dell’imponibile', `>- ${p.money(tax)}`])}${row(['Contributo Enasarco a carico agente 8,50%', `>- ${p.money(d.withheld - tax)}`])}<tr class=e>${row(['Netto a pagare', `>${p.money(d.amountDue)}`]).slice(4)}</table>
<div class=pay>Pagamento: bonifico bancario entro il ${p.date(d.dueDate)}<br>IBAN ${grouped(d.seller.iban)} intestato a ${d.seller.name}</div>
<div class=law>Ritenuta ai sensi dell’art. 25-bis D.P.R. 600/1973. Operazione soggetta a IVA ad esigibilità immediata. Copia analogica della fattura elettronica trasmessa al Sistema di Interscambio.</div>`
    },
  },
  {
    name: 'it-ortopedia-ausili',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 4],
      lines: [2, 6],
      isOnce: true,
      most: 2,
      lineDiscount: 0.3,
      prepaid: 0.6,
      isBuyerPerson: true,
      days: [7, 15, 30],
      pools: partiesOf(
        ['Sanitaria Ortopedica', 'Ortopedia', 'Centro Ausili', 'Ortopedia e Sanitari'],
        ['di Marin Dr. Paolo & C. S.n.c.', 'Salute', 'S.a.s.', 'S.r.l. Tecnici Ortopedici']
      ),
      items: [
        ['Carrozzina pieghevole ad autospinta, seduta 43 cm', 'pz', 290, 620, 1],
        ['Deambulatore rollator 4 ruote con sedile e freni', 'pz', 85, 160, 1],
        ['Plantari su misura in EVA, scansione 3D del piede', 'paia', 130, 190, 1],
        ['Tutore ginocchio articolato post-operatorio', 'pz', 110, 210, 1],
        ['Corsetto dorso-lombare C35 con stecche', 'pz', 120, 240, 1],
        ['Calze elastiche K2 autoreggenti punta aperta', 'paia', 38, 62],
        ['Misuratore di pressione da braccio', 'pz', 49, 89],
        ['Cuscino cervicale memory foam', 'pz', 36, 64],
        ['Sedia da doccia in alluminio regolabile', 'pz', 48, 84],
        ['Aerosol a pistone con accessori', 'pz', 58, 92],
        ['Ciabatta predisposta donna n. 38', 'paia', 52, 78],
      ],
      numbers: (random, year) => `${random.int(14, 890)}/FE/${year}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:9pt "Roboto";margin:0} .top{display:flex;gap:6mm;align-items:flex-start} .logo{width:22mm;height:22mm;border-radius:50%;background:#00827f;color:#fff;font:bold 26pt "Roboto";text-align:center;line-height:22mm;flex:none} .own{width:64mm;line-height:1.4} .own b{font-size:13pt;line-height:1.15;display:block;color:#00827f} .id{margin-left:auto;width:70mm} .id .h{background:#00827f;color:#fff;font-weight:bold;font-size:11pt;padding:4px 6px} .id td{padding:2.5px 6px;border:.5pt solid #9cc} .to{margin:9mm 0 6mm 98mm;border:.5pt solid #9cc;padding:3mm 4mm;line-height:1.45} .c{font-size:7pt;color:#00827f} .l th{background:#e3f2f1;color:#00605e;font-size:8pt;text-align:left;padding:4px} .l td{border-bottom:.5pt solid #cdd;padding:4.5px 4px;vertical-align:top} .l{min-height:10mm;margin-bottom:8mm} .z{display:flex;gap:6mm;align-items:flex-start;break-inside:avoid} .z .x{flex:1.2} .z .y{flex:1} .x th{font-size:7.5pt;text-align:left;border-bottom:.6pt solid #00827f;padding:3px} .x td{padding:3px} .y td{padding:3px 5px;border-bottom:.5pt solid #cdd} .y .k td{background:#00827f;color:#fff;font-weight:bold;font-size:11pt} .pg{margin-top:6mm;line-height:1.5;break-inside:avoid} .n{font-size:7.2pt;color:#555;margin-top:6mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${codeOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.money(l.amount)}`,
          `>${p.number(l.rate)}%`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          `${p.number(t.rate)}%`,
          t.rate === 4 ? 'Ausili, Tab. A parte II n. 41-quater' : 'Aliquota ordinaria',
          `>${p.money(baseOf(p, t))}`,
          `>${p.money(taxOf(p, t))}`,
        ])
      )
      const last = (label: string, value: string) =>
        `<tr class=k><td>${label}</td><td class=r>${value}</td></tr>`
      const sums = d.prepaid
        ? `${row(['<b>Totale documento</b>', `><b>${p.money(d.total)}</b>`])}${row([`Acconto ricevuto il ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])}${last('Saldo da pagare', p.money(d.amountDue))}`
        : last('Totale documento', p.money(d.total))
      return `<div class=top><div class=logo>+</div><div class=own><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone}<br>${d.seller.mail}<br>C.F. e P.IVA ${d.seller.vatId.slice(2)}</div><div class=id><div class=h>Fattura</div><table><tr><td>Numero</td><td><b>${d.number}</b></td></tr><tr><td>Data</td><td><b>${p.date(d.issueDate)}</b></td></tr><tr><td>Preventivo</td><td>${d.orderNumber}</td></tr><tr><td>Consegna ausilio</td><td>${p.date(d.deliveryDate)}</td></tr></table></div></div>
<div class=to><span class=c>Intestatario</span><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<table class=l>${heading(['Cod.', 'Descrizione', '>Q.tà', '>Prezzo', '>Sc.', '>Importo', '>IVA'])}${rows.join('')}</table>
<div class=z><table class=x>${heading(['Aliq.', 'Descrizione', '>Imponibile', '>Imposta'])}${taxes.join('')}</table><table class=y>${row(['Totale imponibile', `>${p.money(d.subtotal)}`])}${row(['Totale IVA', `>${p.money(d.tax)}`])}${sums}</table></div>
<div class=pg><b>Modalità di pagamento:</b> bonifico bancario – scadenza ${p.date(d.dueDate)}<br>IBAN ${d.seller.iban}<br>Causale: fattura ${d.number}</div>
<div class=n>Dispositivi medici conformi al Reg. (UE) 2017/745, n. iscrizione ITCA ${random.digits(8)}. Spesa sanitaria detraibile ai sensi dell’art. 15 TUIR se pagata con mezzi tracciabili; dati trasmessi al Sistema Tessera Sanitaria salvo opposizione. Aliquota 4% su presentazione di prescrizione dello specialista ASL. I prodotti su misura non si rendono.</div>`
    },
  },
  {
    name: 'it-tessuti-pezze',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [43, 74],
      isPart: true,
      most: 62,
      lineDiscount: 0.2,
      days: [60, 90],
      pools: partiesOf(
        ['TESSUTI', 'MANIFATTURE', 'CONFEZIONI', 'LANIFICIO', 'MAGLIFICIO'],
        ['S.R.L.', 'SPA', 'S.A.S.', 'IMPORT EXPORT SRL'],
        {
          first: listOf('ANTONELLA; VALERIO; MORENO; SIMONA'),
          last: listOf(
            'CECCHI; BORSINI; LA FENICE; NIEVOLE; TRE TORRI; GIUNTINI; MODAVERDE; SAVIOZZI'
          ),
          towns: townsOf('PRATO 59100; MONTEMURLO 59013; CARPI 41012; BIELLA 13900; EMPOLI 50053'),
        }
      ),
      items: [
        ['POPELINE COTONE STRETCH H.150', 'MT', 4, 7],
        ['GABARDINE 98CO 2EA H.145', 'MT', 6, 9],
        ['FLANELLA LANA CARDATA H.150', 'MT', 12, 19],
        ['JERSEY VISCOSA UNITO H.160', 'MT', 5, 8],
        ['CREPE CADY POLIESTERE H.148', 'MT', 4, 7],
        ['DENIM 11 OZ INDACO H.152', 'MT', 6, 10],
        ['LINO LAVATO TINTO CAPO H.140', 'MT', 9, 14],
        ['FODERA ACETATO SAIA H.140', 'MT', 2, 4],
        ['PUNTO MILANO VISC./NYLON H.155', 'MT', 8, 12],
        ['BOUCLE’ LANA MOHAIR H.150', 'MT', 17, 26],
        ['TELA ADESIVA H.90', 'MT', 1, 3],
      ],
      numbers: (random) => `${random.int(204, 4890)}/00`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8pt "Liberation Mono";margin:0} .pp{height:262mm;display:flex;flex-direction:column} .pp+.pp{break-before:page} .hd{display:flex;justify-content:space-between} .own{width:86mm;line-height:1.35} .own b{font:bold 13pt "Liberation Sans"} .to{width:84mm;border:.6pt solid #000;padding:2mm 3mm;line-height:1.4;min-height:20mm} .f{margin-top:3mm} .f td{border:.6pt solid #000;padding:1px 4px 2px;vertical-align:top;white-space:nowrap} .f small{display:block;font:6pt "Liberation Sans"} .li{margin-top:3mm} .li th{text-align:left;border-top:.6pt solid #000;border-bottom:.6pt solid #000;font:bold 7pt "Liberation Sans";padding:2px 0} .li td{padding:1.4px 0;white-space:nowrap} .li .d td{padding-top:5px} .ft{margin-top:auto} .sg{text-align:right} .n{font:6.3pt "Liberation Sans";margin-top:2mm;line-height:1.35} .bg{font-size:12pt;font-weight:bold}',
    draw: (p) => {
      const { doc: d, random } = p
      const days = daysOf(p, d.from, d.until)
      const first = random.int(300, 2600)
      const size = random.int(6, 10)
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : `<tr class=d><td colspan=9>*** D.D.T. N. ${first + (at / size) * 17} DEL ${days[at]} - VS. ORD. ${d.orderNumber}</td></tr>`
        return (
          note +
          row([
            String(codeOf(l.description)),
            l.description,
            String(random.int(1, 940)).padStart(4, '0'),
            random.digits(6),
            l.unit,
            `>${p.number(l.quantity, 2)}`,
            `>${p.plain(l.price)}`,
            `>${l.discount ? p.number(l.discount) : ''}`,
            `>${p.plain(l.amount)}`,
          ])
        )
      })
      const box = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><small>${label}</small>${value}</td>`
      const perPage = 40
      const count = Math.ceil(rows.length / perPage)
      const agent = random.int(1, 14)
      const bank = `ABI 0${random.digits(4)} CAB ${random.digits(5)}`
      const head = (
        page: number
      ) => `<div class=hd><div class=own><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>TEL. ${d.seller.telephone}<br>COD.FISC. E P.IVA ${d.seller.vatId}</div><div class=to>SPETT.LE<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=f><tr>${box('TIPO DOCUMENTO', 'FATTURA DIFFERITA', 2)}${box('NUMERO', d.number)}${box('DATA', p.date(d.issueDate))}${box('CLIENTE', d.customerNumber)}${box('PARTITA IVA', d.buyer.vatId.slice(2))}${box('PAG.', `${page} / ${count}`)}</tr><tr>${box('PAGAMENTO', 'RICEVUTA BANCARIA', 2)}${box('BANCA D’APPOGGIO', bank, 2)}${box('AGENTE', String(agent))}${box('PORTO', 'FRANCO')}${box('VALUTA', 'EURO')}</tr></table>`
      const top = heading([
        'ART.',
        'DESCRIZIONE',
        'COL.',
        'PEZZA',
        'UM',
        '>QUANTITA’',
        '>PREZZO',
        '>SC.%',
        '>IMPORTO',
      ])
      const end =
        () => `<div class=ft><table class=f><tr>${box('TOTALE MERCE', p.plain(d.lineTotal))}${box('SPESE INCASSO', '0,00')}${box('SPESE TRASPORTO', '0,00')}${box('COD. IVA', `${p.number(d.taxes[0].rate)}`)}${box('IMPONIBILE', p.plain(d.subtotal))}${box('IMPOSTA', p.plain(d.tax))}</tr><tr>${box('SCADENZA', p.date(d.dueDate), 2)}${box('IMPORTO RATA', p.plain(d.amountDue), 2)}${box('TOTALE FATTURA EURO', `<span class=bg>${p.plain(d.total)}</span>`, 2)}</tr></table>
<div class=n>CONTRIBUTO AMBIENTALE CONAI ASSOLTO. Reclami entro 8 giorni dal ricevimento della merce e comunque prima del taglio. Tolleranza di metraggio ±2%. Foro competente: quello della sede del venditore. La merce viaggia a rischio del committente anche se venduta franco destino. Copia di cortesia priva di valenza fiscale.</div></div>`
      return Array.from({ length: count }, (_, at) => {
        const own = rows.slice(at * perPage, (at + 1) * perPage).join('')
        const foot = at === count - 1 ? end() : `<div class="ft sg">S E G U E &gt;&gt;&gt;</div>`
        return `<div class=pp>${head(at + 1)}<table class=li>${top}${own}</table>${foot}</div>`
      }).join('')
    },
  },
  {
    name: 'es-administradora-fincas',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 0,
      withheld: 15,
      isSellerPerson: true,
      days: [5, 8, 10],
      pools: partiesOf(
        ['Residencial', 'Edificio', 'Garajes', 'Conjunto Urbano'],
        ['Comunidad de Propietarios', 'C.P.', 'Cdad. Prop.', 'Mancomunidad']
      ),
      items: [
        ['Honorarios de administración ordinaria del mes', '', 95, 340],
        ['Asistencia a junta general extraordinaria fuera de horario', '', 80, 160],
        ['Expedición de certificado de deuda (art. 9 LPH)', '', 25, 45],
        ['Presentación modelo 347 y modelo 184', '', 40, 75],
        ['Tramitación de subvención accesibilidad, primera fase', '', 150, 420],
        ['Fotocopias, sobres y franqueo de la convocatoria', '', 12, 64],
        ['Burofax a propietario moroso', '', 22, 38],
      ],
      numbers: (random, year) => `C-${year.slice(2)}/${random.digits(4)}`,
    },
    style: {
      ...euroAfter,
      date: (y, m, d) => `${Number(d)} de ${spanishMonths[Number(m) - 1]} de ${y}`,
    },
    css: 'body{font:10pt "Inter";color:#1c2733;margin:0} .top{display:flex;justify-content:space-between;border-bottom:2pt solid #b5472f;padding-bottom:4mm} .nm{font-size:15pt;font-weight:700} .sub{color:#b5472f;font-size:8.5pt;letter-spacing:.6px;text-transform:uppercase} .ct{font-size:8pt;text-align:right;line-height:1.5;color:#455} .m{display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin:9mm 0 8mm} .m h4{font-size:7.5pt;letter-spacing:.8px;text-transform:uppercase;color:#b5472f;margin:0 0 1.5mm} .m div{line-height:1.5;font-size:9.5pt} .l th{font-size:8pt;text-align:left;background:#f3ebe8;padding:5px} .l td{padding:7px 5px;border-bottom:.5pt solid #ddd} .s{width:86mm;margin:7mm 0 0 auto} .s td{padding:4px 5px} .s .k td{background:#b5472f;color:#fff;font-weight:700;font-size:11.5pt;padding:6px 5px} .d{margin-top:11mm;border:.6pt solid #ccc;border-radius:2mm;padding:4mm 5mm;font-size:8.8pt;line-height:1.6} .g{position:fixed;bottom:0;font-size:6.6pt;color:#777;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      return `<div class=top><div><div class=nm>${d.seller.name}</div><div class=sub>Administradora de Fincas · Colegiada n.º ${random.digits(4)}</div></div><div class=ct>NIF ${d.seller.vatId.slice(2)}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>${d.seller.telephone} · ${d.seller.mail}</div></div>
<div class=m><div><h4>Factura</h4>Número: <b>${d.number}</b><br>Fecha: ${p.date(d.issueDate)}<br>Ref. finca: ${d.customerNumber}</div><div><h4>Facturado a</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(2)}</div></div>
<table class=l>${heading(['Concepto', '>Importe'])}${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}</table>
<table class=s>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)} %`, `>${p.money(d.tax)}`])}${row(['Total factura', `>${p.money(d.total)}`])}${row(['Retención IRPF 15 %', `>-${p.money(d.withheld)}`])}<tr class=k><td>Líquido a percibir</td><td class=r>${p.money(d.amountDue)}</td></tr></table>
<div class=d><b>Forma de pago: recibo domiciliado</b><br>Se cargará el ${p.date(d.dueDate)} en la cuenta de la comunidad ES** **** **** **** **** ${random.digits(4)}<br>Referencia del mandato: ${d.customerNumber}-${random.digits(6)}</div>
<div class=g>De conformidad con el RGPD (UE) 2016/679 y la LO 3/2018, sus datos son tratados para la gestión administrativa y contable de la comunidad y no se cederán a terceros salvo obligación legal. Puede ejercer sus derechos en ${d.seller.mail}. La retención se ingresará por la comunidad mediante el modelo 111.</div>`
    },
  },
  {
    name: 'es-catering-boda',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [10, 21],
      lines: [5, 10],
      isInOrder: true,
      isOnce: true,
      most: 148,
      prepaid: 0.85,
      isBuyerPerson: true,
      days: [5, 7, 10],
      pools: partiesOf(
        ['Catering', 'Banquetes', 'Celebraciones', 'Eventos'],
        ['S.L.', 'SLU', 'y Asociados, S.L.', 'Gourmet']
      ),
      items: [
        ['Cóctel de bienvenida (10 referencias)', 'pax', 16, 24],
        ['Menú nupcial «Dehesa»', 'pax', 72, 98],
        ['Menú infantil', 'pax', 24, 32],
        ['Menú proveedores', 'pax', 18, 26],
        ['Tarta nupcial y mesa dulce', 'pax', 4, 7],
        ['Barra libre, 4 horas', 'pax', 19, 27],
        ['Recena: mini hamburguesas y caldo', 'pax', 5, 8],
        ['Alquiler silla Chiavari', 'ud.', 4, 6, 1],
        ['Centro de mesa floral', 'ud.', 28, 55, 1],
        ['Minuta impresa con lacre', 'ud.', 1, 3, 1],
        ['Mantelería de lino', 'ud.', 9, 16, 1],
      ],
      numbers: (random, year) => `EV${year}-${random.int(11, 198)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:11pt "EB Garamond";font-variant-numeric:lining-nums;margin:0 4mm} .lg{text-align:center;font-size:23pt;letter-spacing:2px;line-height:1.1;border-bottom:.5pt solid #8a7747;padding-bottom:3mm} .lg small{display:block;font-size:9.5pt;letter-spacing:.3px;margin-top:2mm;color:#555} .t{display:flex;justify-content:space-between;margin:8mm 0 7mm;line-height:1.4} .t h2{font:italic 19pt "EB Garamond";margin:0 0 2mm;color:#8a7747} .l th{font-weight:normal;font-style:italic;color:#8a7747;text-align:left;border-bottom:.6pt solid #8a7747;padding:2px} .l td{padding:4px 2px;border-bottom:.3pt dotted #999} .iv{width:108mm;margin:7mm auto 0 0} .iv th{font-weight:normal;font-style:italic;text-align:left;font-size:10pt;padding:2px} .iv td{padding:2px;font-size:10.5pt} .bl{display:flex;justify-content:space-between;align-items:flex-start;break-inside:avoid} .s{width:82mm;margin:7mm 0 0 8mm} .s td{padding:3px 2px} .s .k td{font-size:14pt;border-top:.6pt solid #8a7747;border-bottom:.6pt solid #8a7747;padding:5px 2px} .py{text-align:center;margin-top:11mm;line-height:1.5;break-inside:avoid}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          l.unit,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)} %`,
          `>${p.money(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`IVA ${p.number(t.rate)} %`, `>${p.money(baseOf(p, t))}`, `>${p.money(taxOf(p, t))}`])
      )
      const paid = d.prepaid
        ? row([`Señal recibida el ${p.date(d.orderDate)}`, `>− ${p.money(d.prepaid)}`])
        : ''
      return `<div class=lg>${d.seller.name}<small>${d.seller.street} · ${d.seller.postCode} ${d.seller.town} · ${d.seller.telephone} · ${d.seller.site}<br>NIF ${d.seller.vatId.slice(2)} · Registro sanitario 26.0${random.digits(4)}/${random.pick(['A', 'AB', 'TO'])}</small></div>
<div class=t><div><h2>Factura</h2>N.º ${d.number}<br>Fecha de expedición: ${p.date(d.issueDate)}<br>Fecha del evento: ${p.date(d.deliveryDate)}</div><div style="width:72mm">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${d.buyer.vatId.slice(3)}${random.pick(['K', 'R', 'T', 'X'])}</div></div>
<table class=l>${heading(['Servicio', '>Cant.', '', '>Precio', '>IVA', '>Importe'])}${rows.join('')}</table>
<div class=bl><table class=iv>${heading(['Desglose', '>Base', '>Cuota'])}${taxes.join('')}</table><table class=s>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row(['Total IVA', `>${p.money(d.tax)}`])}${row(['Total factura', `>${p.money(d.total)}`])}${paid}<tr class=k><td>Pendiente de pago</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=py>Rogamos transferencia antes del ${p.date(d.dueDate)}<br>${grouped(d.seller.iban)}<br><i>Gracias por confiarnos un día tan especial.</i></div>`
    },
  },
  {
    name: 'es-calzado-abono',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [3, 9],
      isOnce: true,
      most: 14,
      pools: partiesOf(
        ['Calzados', 'Zapatería', 'Curtidos', 'Shoes', 'Comercial'],
        ['S.L.', 'S.A.', 'C.B.', 'S.L.L.', '& Cía., S.R.C.']
      ),
      items: [
        ['DERBY PICADO 4410', 'pares', 24, 39],
        ['SALÓN TACÓN 7 CM 2031', 'pares', 22, 36],
        ['BOTÍN CHELSEA 887', 'pares', 31, 48],
        ['SANDALIA CUÑA YUTE 510', 'pares', 16, 27],
        ['MOCASÍN ANTIFAZ 1206', 'pares', 23, 37],
        ['DEPORTIVO PISO EVA 9050', 'pares', 19, 33],
        ['BAILARINA LAZO 302', 'pares', 14, 22],
        ['ZUECO ANATÓMICO 77', 'pares', 15, 24],
      ],
      numbers: (random, year) => `AB${year.slice(2)}/${random.digits(4)}`,
    },
    style: { ...comma, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9pt "Liberation Sans Narrow";margin:0} .t{display:flex;justify-content:space-between} .own b{font:bold 20pt "Liberation Sans Narrow";letter-spacing:1px} .own{line-height:1.4} .ti{text-align:right} .ti b{font-size:17pt} .m{display:flex;gap:5mm;margin:7mm 0 5mm} .m table{flex:1;align-self:flex-start} .m th{border:.7pt solid #333;background:#333;color:#fff;font-size:8pt;text-align:left;padding:2px 4px} .m td{border:.7pt solid #333;padding:3px 4px} .to{width:82mm;border:.7pt solid #333;border-radius:2.5mm;padding:3mm 4mm;line-height:1.45;font-size:10pt} .l{border:.7pt solid #333} .l th{border:.7pt solid #333;font-size:8pt;padding:3px;text-align:left} .l td{border-left:.5pt solid #999;border-right:.5pt solid #999;border-bottom:.3pt solid #ccc;padding:4px 3px} .l .z{text-align:center;width:6mm} .an{margin:5mm 0;line-height:1.5} .s th{border:.7pt solid #333;background:#eee;font-size:8pt;padding:3px} .s td{border:.7pt solid #333;text-align:center;font-size:11pt;padding:5px} .n{font-size:7.5pt;margin-top:6mm;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const sizes = [36, 37, 38, 39, 40, 41, 42]
      let pairs = 0
      const rows = p.lines((l) => {
        pairs += l.quantity ?? 0
        const cells = sizesOf(random, l.quantity ?? 0).map(
          (count) => `<td class=z>${count || ''}</td>`
        )
        const [first, last] = [
          row([l.description, random.pick(['NEGRO', 'CUERO', 'MARINO', 'TAUPE', 'BLANCO'])]),
          row([`>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`]),
        ]
        return `${first.replace('</tr>', '')}${cells.join('')}${last.replace('<tr>', '')}`
      })
      const top = `<thead><tr><th>MODELO</th><th>COLOR</th>${sizes.map((size) => `<th class=z>${size}</th>`).join('')}<th class=r>CANT.</th><th class=r>PRECIO</th><th class=r>IMPORTE</th></tr></thead>`
      return `<div class=t><div class=own><b>${d.seller.name}</b><br>Fabricación y almacén de calzado · ${d.seller.street} · ${d.seller.postCode} ${d.seller.town}<br>C.I.F. ${d.seller.vatId.slice(2)} · Tel. ${d.seller.telephone} · ${d.seller.mail}</div><div class=ti><b>FACTURA DE ABONO</b><br>(rectificativa por devolución)</div></div>
<div class=m><table><tr><th>N.º ABONO</th><th>FECHA</th><th>CLIENTE</th></tr><tr><td><b>${d.number}</b></td><td><b>${p.date(d.issueDate)}</b></td><td>${d.customerNumber}</td></tr><tr><th>RECTIFICA A</th><th>DE FECHA</th><th>N.I.F. CLIENTE</th></tr><tr><td>FV${d.from.slice(2, 4)}/${random.digits(4)}</td><td>${p.date(d.from)}</td><td>${d.buyer.vatId.slice(2)}</td></tr></table><div class=to>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}</div></div>
<table class=l>${top}${rows.join('')}</table>
<div class=an>Total pares devueltos: ${pairs}. Motivo: ${random.pick(['género con defecto de pegado', 'devolución de fin de temporada pactada', 'error en numeración servida'])}. Recogida en su tienda el ${p.date(d.deliveryDate)}, albarán de devolución ${d.orderNumber}.</div>
<table class=s><tr><th>BASE IMPONIBLE</th><th>% I.V.A.</th><th>CUOTA I.V.A.</th><th>TOTAL ABONO (EUROS)</th></tr><tr><td>${p.plain(d.subtotal)}</td><td>${p.number(d.taxes[0].rate, 2)}</td><td>${p.plain(d.tax)}</td><td><b>${p.plain(d.total)}</b></td></tr></table>
<div class=n>El importe de este abono se compensará en su próximo vencimiento. Factura rectificativa emitida conforme al art. 15 del R.D. 1619/2012. Inscrita en el Registro Mercantil, tomo ${random.digits(4)}, folio ${random.int(20, 198)}, hoja ${random.digits(5)}.</div>`
    },
  },
  {
    name: 'pt-creche-mensalidade',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [0],
      lines: [3, 11],
      isInOrder: true,
      isOnce: true,
      most: 0,
      isBuyerPerson: true,
      days: [8, 10],
      pools: partiesOf(
        ['Jardim de Infância', 'Infantário', 'Centro Social', 'Creche'],
        ['IPSS', 'C.R.L.', '– Associação', 'Fundação']
      ),
      items: [
        ['Mensalidade', '', 120, 310],
        ['Prolongamento de horário (18h30-19h30)', '', 20, 35],
        ['Alimentação', '', 45, 80],
        ['Transporte', '', 25, 45],
        ['Expressão musical', '', 12, 20],
        ['Natação', '', 18, 28],
        ['Seguro escolar anual', '', 9, 16],
        ['Bibe e chapéu', '', 14, 24],
        ['Visita de estudo', '', 6, 15],
      ],
      numbers: (random, year) => `FT ${year}C/${random.int(40, 2980)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9.5pt "Open Sans";margin:0} .t{display:flex;gap:5mm;align-items:center} .sun{width:19mm;height:19mm;border-radius:50%;background:#f5b400;border:2mm solid #fbe3a0;box-sizing:border-box;flex:none} .own{line-height:1.4;font-size:8pt} .own b{font:bold 14pt "URW Gothic";color:#d0601a} .d{display:flex;justify-content:space-between;margin:9mm 0 6mm} .d h1{font-size:14pt;margin:0 0 2mm;color:#d0601a} .d>div{line-height:1.5} .to{width:84mm} .al{background:#fff6df;padding:2.5mm 4mm;margin-bottom:4mm} .l th{font-size:8pt;text-align:left;border-bottom:1pt solid #f5b400;padding:3px} .l td{padding:5px 3px;border-bottom:.4pt solid #ddd} .s{width:80mm;margin:5mm 0 8mm auto} .s td{padding:3px} .s .k td{font-weight:bold;font-size:11.5pt;border-top:1pt solid #d0601a} .f{display:flex;gap:7mm;align-items:flex-start} .mb{border:.8pt solid #2b5ca8;width:66mm;flex:none} .mb div{background:#2b5ca8;color:#fff;font-weight:bold;font-size:8.5pt;padding:1mm 3mm} .mb td{padding:3px 3mm;font-size:9pt} .mb td+td{font-weight:bold} .o{font-size:7.4pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const [year, month] = d.issueDate.split('-')
      const child = `${random.pick(['Matilde', 'Santiago', 'Leonor', 'Duarte', 'Alice'])} ${d.buyer.name.split(' ').at(-1) ?? ''}`
      const rows = p.lines((l) =>
        row([l.description, `>${p.number(l.rate)}% (M07)`, `>${p.money(l.amount)}`])
      )
      return `<div class=t><div class=sun></div><div class=own><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIPC ${d.seller.vatId.slice(2)} | Tel. ${d.seller.telephone} | ${d.seller.mail}</div></div>
<div class=d><div><h1>Fatura ${d.number}</h1>Data: ${p.date(d.issueDate)}<br>Vencimento: ${p.date(d.dueDate)}<br>ATCUD: JJ${random.digits(2)}RTM${random.digits(1)}-${random.digits(4)}<br>Original</div><div class=to>Exmo.(a) Sr.(a) Encarregado(a) de Educação<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>NIF ${random.pick(['1', '2'])}${d.buyer.vatId.slice(3)}</div></div>
<div class=al>Criança: ${child} &nbsp; Utente n.º ${random.int(14, 388)} &nbsp; Sala: ${random.pick(['1 ano', '2 anos', 'Berçário', '3-4 anos'])} &nbsp; Mês: ${portugueseMonths[Number(month) - 1]} de ${year}</div>
<table class=l>${heading(['Descrição', '>IVA', '>Valor'])}${rows.join('')}</table>
<table class=s>${row(['Total ilíquido', `>${p.money(d.subtotal)}`])}${row(['IVA', `>${p.money(d.tax)}`])}<tr class=k><td>Total</td><td class=r>${p.money(d.total)}</td></tr></table>
<div class=f><div class=mb><div>Pagamento por Multibanco</div><table>${row(['Entidade', random.pick(['21 312', '11 249', '20 791'])])}${row(['Referência', `${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Montante', p.money(d.amountDue)])}</table></div>${squareCode(random, '30mm', { side: 37, margin: 0.5 })}<div class=o>${hash(random)}-Processado por programa certificado n.º ${random.digits(4)}/AT<br>M07 – Isento artigo 9.º do CIVA (ou similar)<br>O talão emitido pela caixa automática faz prova de pagamento. Conserve-o.<br>Após a data de vencimento acresce 10% nos termos do regulamento interno.</div></div>`
    },
  },
  {
    name: 'pt-vigilancia-postos',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [2, 8],
      isInOrder: true,
      isOnce: true,
      isPart: true,
      most: 264,
      days: [30, 45, 60],
      pools: partiesOf(
        ['Segurança', 'Vigilância e Serviços', 'Facility Services', 'Proteção', 'Grupo'],
        ['S.A.', 'Unipessoal, Lda.', 'Lda.', 'SGPS, S.A.']
      ),
      items: [
        ['Vigilante estático, dias úteis, diurno', 'HR', 11, 14],
        ['Vigilante estático, noturno (21h-06h)', 'HR', 14, 17],
        ['Vigilante estático, sábados e domingos', 'HR', 13, 16],
        ['Vigilante, feriados', 'HR', 21, 26],
        ['Chefe de grupo', 'HR', 14, 18],
        ['Operador de central', 'HR', 12, 15],
        ['Ronda móvel com viatura', 'HR', 15, 21],
        ['Piquete de intervenção', 'HR', 17, 24],
        ['Assistente de portaria', 'HR', 9, 11],
      ],
      numbers: (random, year) => `FA ${year}/${random.int(1040, 9480)}`,
    },
    style: { decimal: ',', thousands: '.', date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:8.5pt "Nimbus Sans";margin:0} .t{display:flex;justify-content:space-between;align-items:flex-start} .sh{display:flex;gap:4mm} .sh svg{flex:none} .own{line-height:1.4;font-size:7.5pt;width:96mm} .own b{font-size:12pt;display:block;line-height:1.15;margin-bottom:1mm} .to{margin:10mm 0 6mm 96mm;line-height:1.45;font-size:9.5pt} .q{text-align:right;font-size:7.5pt;line-height:1.4} .h{border-top:1.2pt solid #10233f;border-bottom:1.2pt solid #10233f;padding:1.5mm 0;font-weight:bold;font-size:11pt;display:flex;justify-content:space-between} .m td{padding:1px 0;width:33%} .m{margin:2mm 0 5mm} .l th{background:#10233f;color:#fff;text-align:left;font-size:7.6pt;padding:4px} .l td{padding:4px} .l .p td{font-weight:bold;background:#e8ebf0} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:9mm;border-top:.6pt solid #10233f;padding-top:3mm;break-inside:avoid} .e table{width:72mm} .e th{text-align:left;font-size:7.5pt;padding:2px} .e td{padding:2.5px} .e .k td{font-size:12pt;font-weight:bold;border-top:1pt solid #10233f} .ex{margin-top:6mm;line-height:1.5;break-inside:avoid} .ft{position:fixed;bottom:0;left:0;right:0;border-top:.5pt solid #10233f;padding-top:1.5mm;font-size:6.8pt;text-align:center;line-height:1.4}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `S${codeOf(l.description)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>0,00`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const month = d.issueDate.split('-')[1]
      const post = `POSTO ${random.int(102, 948)} – ${random.pick(['Armazém central', 'Edifício sede', 'Parque e portaria norte'])}`
      const [t] = p.taxes((tax) => [
        `${p.number(tax.rate, 2)}`,
        `>${p.plain(baseOf(p, tax))}`,
        `>${p.plain(taxOf(p, tax))}`,
      ])
      return `<div class=t><div class=sh><svg width="14mm" viewBox="0 0 20 24"><path fill="#10233f" d="M10 0l10 3v9c0 6-5 10-10 12C5 22 0 18 0 12V3z"/><path fill="#fff" d="M9 17l-4-4 1.500-1.500L9 14l5-6 1.500 1.300z"/></svg><div class=own><b>${d.seller.name}</b>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} · ${d.seller.mail}<br>Contribuinte ${d.seller.vatId} · Alvará MAI n.º ${random.int(30, 240)} A e C</div></div><div class=q>${squareCode(random, '30mm', { side: 37, margin: 0.5 })}<br>ATCUD:JF${random.digits(2)}HV${random.digits(2)}-${random.digits(4)}</div></div>
<div class=to>Exmos. Senhores<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div>
<div class=h><span>FATURA ${d.number}</span><span>ORIGINAL</span></div>
<table class=m>${row([`Data doc.: ${p.date(d.issueDate)}`, `Vencimento: ${p.date(d.dueDate)}`, `Moeda: EUR`])}${row([`Cliente: ${d.customerNumber}`, `V. contribuinte: ${d.buyer.vatId.slice(2)}`, `V. requisição: ${d.orderNumber}`])}${row([`Serviços de ${portugueseMonths[(Number(month) + 10) % 12]}`, 'Cond. pagamento: fatura a prazo', ''])}</table>
<table class=l>${heading(['Código', 'Designação', '>Quant.', 'Un.', '>P. unit.', '>Desc.', '>% IVA', '>Total líquido'])}<tr class=p><td colspan=8>${post}</td></tr>${rows.join('')}</table>
<div class=e><table>${heading(['Resumo IVA', '>Incidência', '>Valor IVA'])}${row(t)}</table><table>${row(['Total ilíquido', `>${p.plain(d.lineTotal)}`])}${row(['Descontos', '>0,00'])}${row(['Total líquido', `>${p.plain(d.subtotal)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}<tr class=k><td>TOTAL EUR</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=ex>Transferência bancária: IBAN ${grouped(d.seller.iban)}<br>Agradecemos o envio do comprovativo para ${d.seller.mail}, indicando o n.º da fatura.<br>Vencida a fatura, são devidos juros de mora à taxa legal para operações comerciais (DL 62/2013).</div>
<div class=ft>${hash(random)}-Processado por programa certificado n.º ${random.digits(4)}/AT · Os serviços foram prestados no período indicado<br>Capital social 250.000,00 EUR · Matriculada na C.R.C. de ${d.seller.town} sob o n.º único ${d.seller.vatId.slice(2)}</div>`
    },
  },
]
