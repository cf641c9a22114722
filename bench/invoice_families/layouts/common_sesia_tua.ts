import { dayAfter } from '../days.ts'
import { baseOf, daysOf, taxOf } from '../everyday_parts.ts'
import type { Family } from '../family.ts'
import { itemsOf, listOf, townsOf } from '../lists.ts'
import { partiesIn, type Pools } from '../people.ts'
import { comma, dashed, euroAfter, grouped, heading, row, slashed } from '../print.ts'
import type { Random } from '../random.ts'
import { squareCode } from '../square_code.ts'

const italianIn = (own: Partial<Pools['IT']>) =>
  partiesIn('IT', {
    first: listOf('Ornella|Gianluca|Serena|Matteo|Loredana|Pierluigi'),
    last: listOf('Ferraris|Bertone|Zanetti|Lo Presti|Mosca|Quaglia|Ubertini|De Marchi'),
    streets: listOf(
      'Via Vercelli, 31|Corso Novara 12/B|Fraz. Roccapietra 9|Via Don Minzoni 4|Strada Valsesia, 118'
    ),
    towns: townsOf(
      'Borgosesia=13011|Novara=28100|Biella=13900|Casale Monferrato=15033|Ivrea=10015'
    ),
    ...own,
  })
const spanishIn = (own: Partial<Pools['ES']>) =>
  partiesIn('ES', {
    first: listOf('Lucía|Andrés|Maite|Rubén|Encarnación|Óscar'),
    last: listOf('Ferreiro|Valcárcel|Núñez Prado|Otero|Armesto|Saavedra|Gallego Ruiz'),
    streets: listOf(
      'Rúa do Progreso, 48|Avda. de Galicia 103, bajo|C/ Real, 17 - 2º B|Pol. Ind. O Ceao, parcela 36|Ctra. N-VI, km 412'
    ),
    towns: townsOf('Lugo=27003|Ponferrada=24402|Vigo=36204|Astorga=24700|Oviedo=33008'),
    ...own,
  })
const portugueseIn = (own: Partial<Pools['PT']>) =>
  partiesIn('PT', {
    first: listOf('Susana|Vítor|Catarina|Nélson|Graça|Duarte'),
    last: listOf('Mesquita|Sarmento|Teixeira|Vilela|Pinto Leite|Queirós|Morais'),
    streets: listOf(
      'Rua Dr. Jaime Ferreira, 57|Av. da Liberdade, 214 - R/C Esq.|Lugar do Outeiro, 18|Travessa do Fontanário, 5|Parque Industrial, Pav. C4'
    ),
    towns: townsOf(
      'Mirandela=5370-288|Macedo de Cavaleiros=5340-197|Vila Real=5000-524|Bragança=5300-111|Chaves=5400-020'
    ),
    ...own,
  })

/** A tax code of a person as Italy writes it; companies have their VAT number. */
function taxCode(random: Random, name: string, vatId: string): string {
  if (/ETS|Onlus|S\.r\.l\./.test(name)) return vatId.slice(2)
  const letters = name.toUpperCase().replace(/[^B-DF-HJ-NP-TV-Z]/g, '')
  return `${`${letters}XXXXXX`.slice(0, 6)}${random.int(60, 99)}${random.pick([...'ABCDEHLMPRST'])}${random.int(10, 30)}${random.pick([...'ABFL'])}${random.int(101, 989)}${random.pick([...'CGKRZ'])}`
}

/** A Spanish identity card number with its letter; companies have their VAT number. */
function personalNumber(random: Random, name: string, vatId: string): string {
  if (/S\.|C\.B\.|24 h/.test(name)) return vatId.slice(2)
  const digits = random.digits(8)
  return `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]}`
}

const certified = (random: Random) =>
  `${Array.from({ length: 4 }, () => random.pick([...'bCdFhJkMrSwZ49'])).join('')}-Processado por programa certificado n.º ${random.digits(4)}/AT`

const atcud = (random: Random) =>
  `J${Array.from({ length: 7 }, () => random.pick([...'BCDFGHJKMNPRTVWX3456789'])).join('')}-${random.int(11, 1980)}`

const platingItems: Family['plan']['items'] = (
  [
    ['ZINCATURA STATICA BIANCA 8 MY', 'KG', 0.6, 1.4],
    ['ZINCATURA A ROTO NERA', 'KG', 0.4, 0.9],
    ['ZINCO-NICHEL 8 MY', 'KG', 1.5, 2.9],
    ['NICHELATURA CHIMICA 10 MY', 'NR', 0.9, 3.4],
    ['CROMATURA LUCIDA', 'NR', 0.6, 2.2],
    ['NICHEL SPAZZOLATO', 'NR', 1.1, 3.6],
    ['STAGNATURA', 'KG', 2.2, 4.8],
  ] as const
).flatMap(([work, unit, least, most]) =>
  [
    'STAFFE FE DIS. 4471',
    'CORPO VALVOLA OT 1/2"',
    'MANIGLIA ART. 2210',
    'ROSONE D.65',
    'RACCORDO M18X1,5',
    'PIASTRINE 40X25',
    'BOCCA EROGAZIONE 180',
    'PERNO D.12 L.85',
    'COPERCHIO ART. 807/B',
  ].map((part): Family['plan']['items'][number] => [`${work} - ${part}`, unit, least, most])
)

/** Italian, Spanish and Portuguese invoices of small and middle-sized businesses. */
export const sesiaTua: Family[] = [
  {
    name: 'it-logopedista-sedute',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [0],
      lines: [1, 4],
      isInOrder: true,
      isOnce: true,
      most: 5,
      isSellerPerson: true,
      isBuyerPerson: true,
      pools: italianIn({
        first: listOf('Ornella|Serena|Loredana|Federica|Miriam|Bianca'),
        trade: listOf('Cooperativa Sociale|Centro Infanzia|Associazione'),
        forms: listOf('Onlus|ETS|S.r.l.'),
      }),
      items: itemsOf(
        'Colloquio con i genitori||50|70; Valutazione del linguaggio e dell’apprendimento con somministrazione di test||60|90; Seduta di trattamento logopedico individuale (45 minuti)||38|48; Trattamento logopedico in piccolo gruppo (60 minuti)||25|32; Incontro con gli insegnanti (GLO) presso l’istituto scolastico||45|60; Relazione logopedica e aggiornamento PDP (ora)||40|60'
      ),
      numbers: (random) => `${random.int(4, 318)}`,
    },
    style: { ...comma, money: (plain) => `€ ${plain}`, date: slashed },
    css: 'body{font:11.5pt "EB Garamond";color:#1a1a1a;line-height:1.35} .h{text-align:center;border-bottom:.6pt solid #8a6d8f;padding-bottom:4mm} .h b{font-size:19pt;font-weight:500;color:#6a4a70} .h i{font-size:13pt;display:block} .h small{font-size:9.5pt} .to{margin:12mm 0 10mm 95mm} .n{margin-bottom:7mm} .n b{font-size:13pt} .t th{text-align:left;font-weight:500;font-style:italic;border-bottom:.6pt solid #8a6d8f;padding:2px 3px} .t td{padding:5px 3px;vertical-align:top} .s{width:96mm;margin:6mm 0 0 auto;border-top:.6pt solid #8a6d8f} .s td{padding:2.5px 3px} .s tr:last-child td{font-size:13pt;font-weight:700} .x{font-size:10pt;margin-top:10mm} .sig{margin:14mm 0 0 112mm;text-align:center} .bo{float:left;width:34mm;height:24mm;border:.5pt dashed #999;font-size:8pt;color:#666;text-align:center;padding-top:5mm;margin-top:8mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      return `<div class=h><b>Dott.ssa ${d.seller.name}</b><i>Logopedista</i><small>Iscr. n. ${random.int(11, 640)} Albo dei Logopedisti – Ordine TSRM e PSTRP<br>Studio: ${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – cell. ${d.seller.telephone}<br>C.F. ${taxCode(random, d.seller.name, '')} – P. IVA ${d.seller.vatId.slice(2)}</small></div>
<div class=to>Gent.le<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>C.F. ${taxCode(random, d.buyer.name, d.buyer.vatId)}</div>
<div class=n><b>Fattura n. ${d.number}</b> del ${p.date(d.issueDate)}<br>Prestazioni sanitarie rese al minore ${random.pick(['Tommaso', 'Anita', 'Leonardo', 'Giada', 'Edoardo'])} nel periodo ${p.date(d.from)} – ${p.date(d.until)}</div>
<table class=t>${heading(['Prestazione', '>N.', '>Onorario €', '>Importo €'])}${rows.join('')}</table>
<table class=s>${row(['Totale prestazioni', `>${p.money(d.subtotal)}`])}${row(['IVA', '>esente art. 10 c. 1 n. 18 DPR 633/72'])}${row(['Totale fattura', `>${p.money(d.total)}`])}</table>
<div class=x>Pagamento con bonifico bancario sul c/c intestato alla sottoscritta, IBAN ${grouped(d.seller.iban)}, entro dieci giorni dal ricevimento.<br>Il paziente (o chi ne esercita la responsabilità genitoriale) <b>${random.pick(['non si oppone', 'si oppone'])}</b> alla trasmissione dei dati al Sistema Tessera Sanitaria ai fini della dichiarazione precompilata. Documento escluso dalla fatturazione elettronica ai sensi dell’art. 10-bis D.L. 119/2018.</div>
<div class=bo>Imposta di bollo assolta sull’originale<br>se dovuta, a carico del professionista</div><div class=sig>In fede<br><br><i>${d.seller.name}</i></div>`
    },
  },
  {
    name: 'it-galvanica-conto-lavoro',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22],
      lines: [26, 62],
      isOnce: true,
      most: 420,
      days: [30, 60, 90],
      pools: italianIn({
        last: listOf('FERRARIS|BERTONE|ZANETTI|MOSCA|QUAGLIA|UBERTINI'),
        trade: listOf('GALVANICA F.LLI|FINITURE METALLI|TRATTAMENTI|RUBINETTERIE|CROMATURA'),
        forms: listOf('S.R.L.|S.P.A.|SRL|SNC DI BERTONE C. & C.|1974|DI QUAGLIA ENRICO'),
      }),
      items: platingItems,
      numbers: (random, year) => `${random.int(105, 2890)}/${year.slice(2)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:8.5pt "Liberation Sans Narrow";margin:0} .pg{break-after:page} .top{display:flex;justify-content:space-between} .lg{width:86mm;line-height:1.3} .lg b{font:bold 17pt "Liberation Sans Narrow";display:block;margin-bottom:1mm;color:#003a70} .to{width:84mm;border:.6pt solid #003a70;border-radius:2mm;padding:2mm 3mm;line-height:1.4;font-size:9.5pt} .c{display:block;font-size:6.5pt;color:#003a70} .b{margin-top:2.5mm;border-collapse:collapse} .b td{border:.6pt solid #003a70;padding:1px 4px 2px!important;vertical-align:top;height:7.5mm} .l{margin-top:2.5mm} .l th{background:#003a70;color:#fff;font-size:7.5pt;text-align:left;padding:2px 4px} .l td{padding:1.8px 4px;border-left:.4pt solid #9ab;border-right:.4pt solid #9ab} .l .d td{font-style:italic;padding-top:4px} .l tr:last-child td{border-bottom:.6pt solid #003a70} .sg{text-align:right;font-weight:bold;margin-top:2mm} .k{font-size:12.5pt;font-weight:bold} .n{font-size:7pt;line-height:1.4;margin-top:2.5mm}',
    draw: (p) => {
      const { doc: d, random } = p
      const cell = (label: string, value: string, span = 1) =>
        `<td colspan=${span}><span class=c>${label}</span>${value}</td>`
      const size = random.int(4, 6)
      const days = daysOf(p, dayAfter(d.issueDate, -29), dayAfter(d.issueDate, -1))
      const first = random.int(300, 4800)
      const rows = p.lines((l, at) => {
        const note =
          at % size
            ? ''
            : `<tr class=d><td></td><td>Ns. DDT n. ${first + Math.floor(at / size) * 13} del ${days[at]} - Vs. DDT c/lavoro n. ${random.int(40, 990)}</td>${'<td></td>'.repeat(5)}</tr>`
        return (
          note +
          row([
            `L${random.digits(4)}`,
            l.description,
            l.unit,
            `>${p.number(l.quantity, 2)}`,
            `>${p.number(l.price / 100, 4)}`,
            `>${p.plain(l.amount)}`,
            `>${p.number(l.rate)}`,
          ])
        )
      })
      const perPage = 29
      const pages = Array.from({ length: Math.ceil(rows.length / perPage) }, (_, at) =>
        rows.slice(at * perPage, (at + 1) * perPage)
      )
      const register = random.digits(6)
      const bank = `ABI 0${random.digits(4)} CAB ${random.digits(5)}`
      const top = (
        at: number
      ) => `<div class=top><div class=lg><b>${d.seller.name}</b>Trattamenti galvanici e finiture metalli conto terzi<br>${d.seller.street} - ${d.seller.postCode} ${d.seller.town}<br>Tel. ${d.seller.telephone} - ${d.seller.mail}<br>P.IVA e Reg. Imprese ${d.seller.vatId} - R.E.A. n. ${register}<br>Cap. soc. € 46.800,00 i.v.</div><div class=to><span class=c>SPETT.LE</span><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>P.IVA ${d.buyer.vatId.slice(2)}</div></div>
<table class=b><tr>${cell('DOCUMENTO', '<b>FATTURA DIFFERITA</b>')}${cell('NUMERO', `<b>${d.number}</b>`)}${cell('DATA', `<b>${p.date(d.issueDate)}</b>`)}${cell('CLIENTE', d.customerNumber)}${cell('PAGAMENTO', 'RI.BA.')}${cell('BANCA APPOGGIO', bank)}${cell('PAG.', `${at + 1}/${pages.length}`)}</tr></table>`
      const table = (own: string[]) =>
        `<table class=l>${heading(['Comm.', 'Descrizione della lavorazione', 'UM', '>Quantità', '>Prezzo', '>Importo', '>IVA'])}${own.join('')}</table>`
      const last = `<table class=b style="break-inside:avoid"><tr>${cell('TOTALE LAVORAZIONI', p.plain(d.lineTotal))}${cell('SPESE INCASSO', p.plain(0))}${cell('IMPONIBILE', p.plain(d.subtotal))}${cell('ALIQ. IVA', `${p.number(d.taxes[0].rate)} %`)}${cell('IMPOSTA', p.plain(d.tax))}${cell('TOTALE FATTURA EURO', `<span class=k>${p.plain(d.total)}</span>`)}</tr><tr>${cell('SCADENZE', `${p.date(d.dueDate)} &nbsp; Ri.Ba. &nbsp; € ${p.plain(d.amountDue)}`, 4)}${cell('CODICE DESTINATARIO SDI', `M${random.digits(2)}UX${random.digits(1)}R`)}${cell('CAUSALE', 'LAVORAZIONE C/TERZI')}</tr></table>
<div class=n>Contributo CONAI assolto ove dovuto. I reclami si accettano entro 8 giorni dal ricevimento del materiale. La merce resta di proprietà del committente; cali di lavorazione entro il 2% non danno luogo a rimborso. In caso di ritardato pagamento decorreranno gli interessi di cui al D.Lgs. 231/2002. Copia analogica di fattura elettronica, priva di valore fiscale.</div>`
      return pages
        .map((own, at) =>
          at < pages.length - 1
            ? `<div class=pg>${top(at)}${table(own)}<div class=sg>SEGUE &gt;&gt;</div></div>`
            : `<div>${top(at)}${table(own)}${last}</div>`
        )
        .join('')
    },
  },
  {
    name: 'it-caldaie-intervento',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [10],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 2,
      isBuyerPerson: true,
      days: [10, 15, 30],
      pools: italianIn({
        trade: listOf('Termoassistenza|Clima Service|Centro Caldaie|Calor Tecnica'),
        forms: listOf('S.r.l.|S.a.s.|& C. S.n.c.|S.r.l. unipersonale'),
      }),
      items: itemsOf(
        'Diritto di chiamata e trasferta|cad.|25|40; Manutenzione ordinaria caldaia murale a condensazione|cad.|75|105; Analisi di combustione e rilascio RCEE tipo 1|cad.|28|45; Manodopera tecnico specializzato|ore|36|48; Scheda elettronica di modulazione|pz|168|240; Scambiatore sanitario a piastre 14 p.|pz|88|130; Vaso di espansione 8 litri|pz|52|79; Elettrodo di accensione/rilevazione|pz|18|32; Guarnizione portello camera di combustione|pz|11|19; Lavaggio chimico dello scambiatore primario|cad.|60|95; Valvola di sicurezza 3 bar|pz|14|23'
      ),
      numbers: (random, year) => `FC-${year}-${random.int(118, 4160)}`,
    },
    style: { ...comma, money: (plain) => `${plain} €`, date: dashed },
    css: 'body{font:9.5pt "Roboto";color:#263238;margin:0} .top{display:flex;gap:5mm;align-items:center;background:#fff3e0;padding:5mm;border-left:3mm solid #e65100} .top svg{width:15mm;flex:none} .nm{flex:1;font-size:8.3pt;line-height:1.45} .nm b{font-size:14.5pt;color:#e65100;display:block} .f{font-size:8.5pt;text-align:right;line-height:1.5} .f b{font-size:13pt} .g{display:flex;gap:6mm;margin:6mm 0} .g>div{flex:1;border:.6pt solid #cfd8dc;border-radius:1.5mm;padding:3mm 4mm;line-height:1.5;font-size:9pt} .g h4{margin:0 0 1mm;font-size:7.5pt;text-transform:uppercase;letter-spacing:.6px;color:#e65100} .l th{border-bottom:1.2pt solid #e65100;text-align:left;font-size:8pt;font-weight:500;padding:4px 3px} .l td{border-bottom:.4pt solid #cfd8dc;padding:5px 3px} .z{display:flex;gap:8mm;margin-top:6mm;align-items:flex-start} .z>div{flex:1;font-size:8.6pt;line-height:1.55} .z table{width:76mm} .z td{padding:3px} .z .k td{border-top:1.2pt solid #e65100;font-size:13pt;font-weight:700;padding-top:5px} .w{margin-top:6mm;font-size:8pt;line-height:1.5} .sg{display:flex;gap:14mm;margin-top:11mm} .sg div{flex:1;border-top:.5pt solid #78909c;font-size:7.5pt;padding-top:1mm;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          l.unit,
          `>${p.number(l.quantity)}`,
          `>${p.money(l.price)}`,
          `>${p.money(l.amount)}`,
        ])
      )
      const rate = p.number(d.taxes[0].rate)
      return `<div class=top><svg viewBox="0 0 24 24"><path fill="#e65100" d="M12 1c2 5 7 7 7 13a7 7 0 0 1-14 0c0-3 2-4 3-7 2 1 3 3 3 4 2-3 2-6 1-10z"/></svg><div class=nm><b>${d.seller.name}</b>Centro assistenza tecnica autorizzato – caldaie, climatizzatori, pompe di calore<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone}<br>P.IVA ${d.seller.vatId.slice(2)} · abilitazione D.M. 37/2008 lett. a) c) e)</div><div class=f><b>Fattura</b><br>n. ${d.number}<br>del ${p.date(d.issueDate)}</div></div>
<div class=g><div><h4>Cliente</h4><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Codice cliente ${d.customerNumber}</div><div><h4>Impianto</h4>Generatore: caldaia murale ${random.pick(['24', '28', '32'])} kW, matr. ${random.digits(9)}<br>Codice catasto impianti: ${random.digits(8)}<br>Rapporto di intervento n. ${random.int(2100, 9800)} del ${p.date(d.deliveryDate)}<br>Tecnico: ${random.pick(['Daniele', 'Ivan', 'Moreno'])}</div></div>
<table class=l>${heading(['Intervento e ricambi', 'U.M.', '>Q.tà', '>Prezzo', '>Importo'])}${rows.join('')}</table>
<div class=z><div><b>Pagamento entro il ${p.date(d.dueDate)}</b><br>bonifico su IBAN <b>${d.seller.iban}</b><br>causale: ${d.number} – ${d.customerNumber}<br>oppure bancomat/carta presso la nostra sede (lun–ven 8.30–12.30)</div><table>${row(['Imponibile', `>${p.money(d.subtotal)}`])}${row([`IVA ${rate}%`, `>${p.money(d.tax)}`])}${row(['Totale fattura', `>${p.money(d.total)}`])}<tr class=k><td>Totale da pagare</td><td class=r>${p.money(d.amountDue)}</td></tr></table></div>
<div class=w>IVA agevolata ai sensi dell’art. 7, c. 1, lett. b) L. 488/1999: intervento di manutenzione su fabbricato a prevalente destinazione abitativa privata, senza beni significativi. I ricambi sono garantiti 24 mesi, la manodopera 60 giorni. Prossimo controllo consigliato: 12 mesi dalla data dell’intervento. Il presente documento è copia della fattura elettronica, che trova nella sua area riservata del sito dell’Agenzia delle Entrate.</div>
<div class=sg><div>Firma del tecnico</div><div>Firma del cliente per accettazione dell’intervento</div></div>`
    },
  },
  {
    name: 'es-veterinaria-mascota',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21, 10],
      lines: [2, 8],
      isOnce: true,
      most: 2,
      isGross: true,
      isBuyerPerson: true,
      lineDiscount: 0.2,
      pools: spanishIn({
        trade: listOf('Clínica Veterinaria|Veterinarios|Hospital Veterinario|Centro Veterinario'),
        forms: listOf('S.L.|S.L.P.|S.C.|C.B.|24 h'),
      }),
      items: itemsOf(
        'Consulta general||28|38; Revisión post-quirúrgica||15|22; Vacuna polivalente canina||29|39; Vacuna antirrábica + tasa colegial||22|30; Identificación microchip y alta REIAC||38|52; Analítica: hemograma y bioquímica (12 par.)||58|86; Ecografía abdominal||55|75; Radiografía digital 2 proyecciones||48|66; Ovariohisterectomía perra 10-20 kg||240|320; Limpieza dental con ultrasonidos||110|160; Hospitalización por día||45|62; Comp. antiinflamatorio 80 mg, caja 30 comp.||31|44; Pipeta antiparasitaria 10-25 kg||11|16; Collar isabelino T4||8|13; Pienso dieta renal 2 kg||24|33|1; Pienso gastrointestinal 7,5 kg||58|79|1; Latas recuperación 195 g||3|4|1'
      ),
      numbers: (random, year) => `V${year.slice(2)}/${random.int(214, 8750)}`,
    },
    style: { ...euroAfter, date: slashed },
    css: 'body{font:9pt "Open Sans";color:#222;margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .lg{font:bold 16pt "URW Gothic";color:#00796b;max-width:74mm;line-height:1.15} .em{font-size:8pt;text-align:right;line-height:1.5} .bx{display:flex;gap:4mm;margin:7mm 0 6mm} .bx>div{flex:1;background:#eef6f5;padding:3mm 4mm;border-radius:2mm;line-height:1.5;font-size:8.7pt} .bx i{font-style:normal;color:#00796b;font-size:7.5pt;display:block} .no{display:flex;gap:12mm;border-top:1.5pt solid #00796b;border-bottom:.5pt solid #00796b;padding:2mm 1mm;margin-bottom:4mm} .l th{font-size:7.6pt;text-align:left;color:#00796b;padding:3px} .l td{padding:3.2px 3px;border-bottom:.4pt dotted #9bb} .e{display:flex;justify-content:space-between;align-items:flex-start;margin-top:7mm;break-inside:avoid} .x{width:86mm} .x th{font-size:7.6pt;text-align:left;border-bottom:.5pt solid #00796b;padding:2px 3px} .x td{padding:2.5px 3px} .tt{width:66mm;background:#00796b;color:#fff;border-radius:2mm;padding:4mm;text-align:right} .tt b{font-size:18pt;display:block} .q{display:flex;gap:5mm;margin-top:9mm;font-size:7.4pt;line-height:1.5;align-items:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const [kind, breed] = random.pick([
        ['Canina', 'Border Collie'],
        ['Canina', 'Mestizo'],
        ['Canina', 'Setter inglés'],
        ['Canina', 'Teckel'],
      ])
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity)}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${p.number(l.discount)}%` : ''}`,
          `>${p.number(l.rate)}%`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([`${p.number(t.rate)}%`, `>${p.plain(baseOf(p, t))}`, `>${p.plain(taxOf(p, t))}`])
      )
      const code = squareCode(random, '30mm', { side: 33 })
      const seal =
        d.issueDate > '2025-07'
          ? `<div style="text-align:center">QR tributario:<br>${code}<br>VERI*FACTU</div>`
          : ''
      return `<div class=top><div class=lg>${d.seller.name}</div><div class=em>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>CIF ${d.seller.vatId.slice(2)} · Tel. ${d.seller.telephone}<br>Núcleo zoológico ${random.pick(['LU', 'LE', 'PO'])}-${random.digits(3)} · Urgencias 24 h</div></div>
<div class=bx><div><i>Propietario</i><b>${d.buyer.name}</b><br>NIF ${personalNumber(random, d.buyer.name, d.buyer.vatId)}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div><i>Paciente</i><b>${random.pick(['Luna', 'Thor', 'Nala', 'Coco', 'Brisa', 'Lolo'])}</b> · n.º historia ${random.int(1040, 9880)}<br>Especie: ${kind} · Raza: ${breed}<br>Chip: 9410000${random.digits(8)}<br>Peso: ${p.number(random.int(98, 280) / 10, 1)} kg</div></div>
<div class=no><span>FACTURA <b>${d.number}</b></span><span>Fecha <b>${p.date(d.issueDate)}</b></span><span>Atendido por: ${random.pick(['M. Armesto, col. 0412', 'S. Otero, col. 0377'])}</span></div>
<table class=l>${heading(['Concepto', '>Cant.', '>PVP (IVA incl.)', '>Dto.', '>IVA', '>Importe (IVA incl.)'])}${rows.join('')}</table>
<div class=e><table class=x>${heading(['Tipo IVA', '>Base imponible', '>Cuota IVA'])}${taxes.join('')}${row(['<b>Suma</b>', `><b>${p.plain(d.subtotal)}</b>`, `><b>${p.plain(d.tax)}</b>`])}</table><div class=tt>TOTAL FACTURA<b>${p.money(d.total)}</b>Forma de pago: ${random.pick(['tarjeta', 'efectivo', 'Bizum'])}</div></div>
<div class=q>${seal}<div>Los medicamentos dispensados no admiten cambio ni devolución. Los presupuestos quirúrgicos tienen una validez de 30 días.<br>Sus datos y los de su mascota se tratan para gestionar su historia clínica y avisarle de las próximas vacunas; puede ejercer sus derechos en ${d.seller.mail}.</div></div>`
    },
  },
  {
    name: 'es-carpas-senal',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [3, 9],
      isInOrder: true,
      isOnce: true,
      most: 8,
      prepaid: 0.75,
      days: [7, 10, 15],
      pools: spanishIn({
        trade: listOf('Carpas|Eventos|Montajes|Estructuras|Fiestas y Ferias'),
        forms: listOf('S.L.|S.L.U.|e Hijos, S.L.|Producciones|y Asociados'),
      }),
      items: itemsOf(
        'Carpa plegable 6 x 3 m, blanca, con tres laterales||115|170; Carpa a dos aguas 10 x 15 m con tarima||940|1380; Jaima 5 x 5 m||160|230; Tarima técnica con moqueta gris, módulo de 10 m²||70|105; Mesa redonda de 10 comensales con mantel||12|17; Lote de 25 sillas plegables de madera||45|70; Mesa alta de cóctel con funda elástica||13|19; Generador insonorizado 40 kVA||190|280; Guirnalda de luces cálidas, 20 m||28|42; Calefactor de exterior a gas||35|55; Aseo portátil tipo VIP||140|210; Transporte, montaje y desmontaje (por operario)||95|160; Técnico de guardia durante el evento (hora)||26|34'
      ),
      numbers: (random, year) => `F${year.slice(2)}${random.digits(4)}`,
    },
    style: { ...comma, money: (plain) => `${plain}€`, date: slashed },
    css: 'body{font:9.5pt "Inter";color:#2b2b33;margin:0} .top{display:flex;justify-content:space-between} h1{font:700 23pt "Inter";margin:0 0 4mm} .m{font-size:9pt;line-height:1.6} .m span{color:#8a8a96;display:inline-block;width:27mm} .lg{width:22mm;height:22mm} .pp{display:flex;gap:12mm;margin:10mm 0 8mm} .pp>div{flex:1;line-height:1.55;font-size:9pt} .pp small{color:#8a8a96;display:block;font-size:8pt} .l th{font-size:7.5pt;font-weight:600;text-align:left;border-bottom:1pt solid #2b2b33;padding:4px 3px} .l td{padding:6px 3px;border-bottom:.4pt solid #e2e2ea;font-size:9pt} .s{width:80mm;margin:5mm 0 0 auto;break-inside:avoid} .s td{padding:3.5px 3px} .s .k td{font-weight:700;font-size:12pt;border-top:1pt solid #2b2b33;padding-top:6px} .c{margin-top:9mm;font-size:8.4pt;line-height:1.6;break-inside:avoid} .c b{display:block;margin-top:2mm} .ft{position:fixed;bottom:0;left:0;right:0;color:#8a8a96;font-size:7pt;text-align:center}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.money(l.price)}`,
          `>${p.number(l.quantity)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const rest = d.prepaid
        ? `${row([`Señal recibida el ${p.date(d.orderDate)}`, `>-${p.money(d.prepaid)}`])}<tr class=k><td>Pendiente de pago</td><td class=r>${p.money(d.amountDue)}</td></tr>`
        : ''
      const total = d.prepaid
        ? row(['<b>Total factura</b>', `><b>${p.money(d.total)}</b>`])
        : `<tr class=k><td>Total factura</td><td class=r>${p.money(d.total)}</td></tr>`
      return `<div class=top><div><h1>Factura</h1><div class=m><span>Número</span>${d.number}<br><span>Fecha</span>${p.date(d.issueDate)}<br><span>Vencimiento</span>${p.date(d.dueDate)}<br><span>Presupuesto</span>P-${random.digits(4)}</div></div><svg class=lg viewBox="0 0 40 40"><path fill="#d6336c" d="M20 4 2 20h6v16h8V25h8v11h8V20h6z"/><path fill="#fff" d="M20 9l4 11h-8z"/></svg></div>
<div class=pp><div><b>${d.seller.name}</b><br>${d.seller.vatId.slice(2)}<br>${d.seller.street}<br>${d.seller.town} (${d.seller.postCode}), España<br>${d.seller.mail}</div><div><small>Cliente</small><b>${d.buyer.name}</b><br>${d.buyer.vatId.slice(2)}<br>${d.buyer.street}<br>${d.buyer.town} (${d.buyer.postCode}), España</div></div>
<p class=m>Alquiler de material para su evento del ${p.date(d.deliveryDate)} en ${d.buyer.town}.</p>
<table class=l>${heading(['CONCEPTO', '>PRECIO', '>UNIDADES', '>IVA', '>TOTAL'])}${rows.join('')}</table>
<table class=s>${row(['Base imponible', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${total}${rest}</table>
<div class=c><b>Forma de pago</b>Transferencia bancaria a ${grouped(d.seller.iban)}<br>Indique en el concepto el número de factura.<b>Condiciones</b>El precio del material corresponde al evento completo, con independencia de las horas de uso. El menaje roto o extraviado se facturará aparte según tarifa. La señal no se devuelve en caso de anulación con menos de 15 días de antelación.</div>
<div class=ft>${d.seller.name} · Inscrita en el Registro Mercantil de ${d.seller.town}, tomo ${random.int(210, 980)}, folio ${random.int(11, 220)}, hoja ${random.digits(5)} · ${d.seller.site}</div>`
    },
  },
  {
    name: 'es-tejas-abono-palets',
    plan: {
      country: 'ES',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [21],
      lines: [1, 5],
      isOnce: true,
      most: 60,
      pools: spanishIn({
        last: listOf('Ferreiro|Valcárcel|Otero|Armesto|Saavedra|Quintela'),
        trade: listOf('CERÁMICAS|TEJAS Y LADRILLOS|Almacenes|Materiales de Construcción'),
        forms: listOf('S.A.|S.L.|S.A.U.|Hermanos, S.L.'),
      }),
      items: itemsOf(
        'DEVOLUCIÓN PALET MADERA 1200X1000|UD|7|9; DEVOLUCIÓN PALET EUR 1200X800|UD|9|12; TEJA MIXTA ROJO VIEJO (ROTURA TTE.)|UD|0.6|0.95; TEJA CURVA ENVEJECIDA 45X18|UD|0.45|0.7; CABALLETE MIXTO ROJO|UD|2.2|3.4; REMATE LATERAL DCHO.|UD|3.4|4.9; LADRILLO CARA VISTA LISO 24X11,5X5|UD|0.3|0.5; BARDO CERÁMICO 100X25X4|UD|1.3|1.9; TEJA DE VENTILACIÓN|UD|9|14'
      ),
      numbers: (random, year) => `AB${year.slice(2)}-${random.digits(5)}`,
    },
    style: { ...comma, date: slashed },
    css: 'body{font:9pt "DejaVu Sans Condensed";margin:0} .top{display:flex;justify-content:space-between} .lg b{font:bold 20pt "URW Bookman";color:#9c3b1b;display:block;max-width:88mm;line-height:1.05} .lg{line-height:1.5;font-size:8pt} .ti{text-align:right} .ti b{font-size:15pt;border:1.2pt solid #9c3b1b;color:#9c3b1b;padding:2mm 4mm;display:inline-block} .to{margin:7mm 0 6mm 92mm;border-left:2pt solid #9c3b1b;padding-left:4mm;line-height:1.5} .h th{background:#e8d5cb;font-size:7.5pt;text-align:left;padding:3px 4px;border:.5pt solid #9c3b1b} .h td{padding:3px 4px;border:.5pt solid #9c3b1b} .r0{margin:4mm 0;padding:2.5mm 3mm;border:.5pt dashed #9c3b1b;line-height:1.5;font-size:8.5pt} .l th{background:#9c3b1b;color:#fff;font-size:7.5pt;text-align:left;padding:3px 4px} .l td{padding:4px;border-bottom:.4pt solid #d8c3b8} .bd{min-height:98mm} .k td:last-child{font-weight:bold;font-size:12pt} .n{font-size:7.3pt;margin-top:5mm;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          random.digits(6),
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.number(l.price / 100, 3)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const before = `${Number(d.issueDate.slice(0, 4)) - 1}-${random.pick(['10', '11', '12'])}-${random.int(10, 28)}`
      return `<div class=top><div class=lg><b>${d.seller.name}</b>Fábrica y oficinas: ${d.seller.street}<br>${d.seller.postCode} ${d.seller.town} · Tel. ${d.seller.telephone}<br>NIF ${d.seller.vatId.slice(2)} · ${d.seller.site}</div><div class=ti><b>FACTURA DE ABONO</b></div></div>
<div class=to><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town.toUpperCase()}<br>NIF: ${d.buyer.vatId.slice(2)}</div>
<table class=h>${heading(['Nº abono', 'Fecha', 'Cliente', 'Agente', 'Alb. devolución', 'Divisa', 'Hoja'])}${row([`<b>${d.number}</b>`, `<b>${p.date(d.issueDate)}</b>`, d.customerNumber, random.pick(['04', '11', '23']), `D/${random.digits(5)}`, 'EUR', '1'])}</table>
<div class=r0>Rectifica la factura <b>${d.earlier}</b> de fecha ${p.date(before)}. Causa: devolución de envases y de material (art. 80.Uno y Dos Ley 37/1992 del IVA; art. 15 R.D. 1619/2012).</div>
<div class=bd><table class=l>${heading(['Artículo', 'Descripción', '>Cantidad', 'Ud.', '>Precio', '>Importe'])}${rows.join('')}</table></div>
<table class="h f">${heading(['>Suma', '>% Dto. p.p.', '>Base imponible', '>% IVA', '>Cuota IVA', '>% R.E.', '>TOTAL ABONO EUR'])}<tbody class=k>${row([`>${p.plain(d.lineTotal)}`, '>', `>${p.plain(d.subtotal)}`, `>${p.number(d.taxes[0].rate, 2)}`, `>${p.plain(d.tax)}`, '>', `>${p.plain(d.total)}`])}</tbody></table>
<div class=n>El importe de este abono queda a su favor y se compensará en el próximo vencimiento. Solo se admiten palets en buen estado, devueltos en fábrica dentro de los seis meses siguientes a la entrega.<br>${d.seller.name} – Reg. Merc. de ${d.seller.town}, tomo ${random.int(110, 870)}, libro 0, folio ${random.int(10, 200)}, hoja ${random.digits(5)}, inscripción 1.ª – Productor de producto envasado ENV/${random.int(2023, 2024)}/0000${random.digits(5)}</div>`
    },
  },
  {
    name: 'pt-medicina-trabalho',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23, 0],
      lines: [4, 12],
      isInOrder: true,
      isOnce: true,
      most: 16,
      days: [30, 30, 60],
      pools: portugueseIn({
        trade: listOf('Saúde Ocupacional|Clínica|Prevenção e Saúde|Grupo'),
        forms: listOf('Lda.|S.A.|Unipessoal, Lda.|& Filhos, Lda.|CRL'),
      }),
      items: itemsOf(
        'Segurança no trabalho - avença trimestral|UN|90|180; Avaliação de riscos por posto de trabalho|UN|35|60; Avaliação da exposição ao ruído (por ponto)|UN|22|38; Elaboração de medidas de autoproteção|UN|180|320; Deslocação da unidade móvel|UN|45|80; Exame médico de admissão|EX|24|32|1; Exame médico periódico|EX|22|29|1; Exame médico ocasional|EX|24|32|1; Audiograma|EX|6|9|1; Eletrocardiograma|EX|7|11|1; Rastreio visual|EX|4|7|1; Análises clínicas - perfil base|EX|14|21|1; Espirometria|EX|8|12|1'
      ),
      numbers: (random, year) => `FT ${year}A2/${random.int(61, 3940)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:8.5pt "Liberation Sans";margin:0} .top{display:flex;justify-content:space-between;align-items:flex-start} .lg{display:flex;gap:3mm;align-items:center;font:bold 14pt "Nimbus Sans";color:#0b5c8a;max-width:92mm} .lg svg{width:13mm;flex:none} .q{text-align:center;font-size:6.8pt} .em{font-size:7.8pt;line-height:1.45;margin-top:2mm} .mid{display:flex;justify-content:space-between;margin:6mm 0 5mm} .dc{line-height:1.5} .dc b{font-size:12pt} .to{width:84mm;line-height:1.5;font-size:9.3pt;border:.5pt solid #777;padding:3mm 4mm} .m th{font-size:7pt;font-weight:normal;color:#555;text-align:left;border-top:.6pt solid #0b5c8a;padding:2px 3px 0} .m td{border-bottom:.6pt solid #0b5c8a;padding:0 3px 3px} .bd{min-height:88mm} .l{margin-top:4mm} .l th{background:#dceaf2;font-size:7.5pt;text-align:left;padding:3px} .l td{padding:2.4px 3px} .e{display:flex;gap:10mm;margin-top:10mm;border-top:.6pt solid #0b5c8a;padding-top:3mm;break-inside:avoid;align-items:flex-start} .x{flex:1} .x th{font-size:7pt;text-align:left;color:#555;padding:1px 3px} .x td{padding:2px 3px;font-size:8pt} .s{width:70mm} .s td{padding:2px 3px} .s .k td{font-weight:bold;font-size:11.5pt;border-top:.8pt solid #000;border-bottom:2pt double #000;padding:4px 3px} .mb{display:flex;gap:8mm;margin-top:8mm;break-inside:avoid;align-items:center} .mb table{width:62mm;border:.6pt solid #333} .mb td{padding:2px 5px} .mb td:first-child{color:#555} .lo{background:#0a4ea2;color:#fff;font-weight:bold;font-size:13pt;padding:3mm;letter-spacing:-1px} .ob{font-size:7.2pt;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          `${l.unit}${random.digits(3)}`,
          l.description,
          `>${p.number(l.quantity, 2)}`,
          l.unit,
          `>${p.plain(l.price)}`,
          `>${p.number(l.rate, 2)}`,
          `>${p.plain(l.amount)}`,
        ])
      )
      const taxes = p.taxes((t) =>
        row([
          p.number(t.rate, 2),
          `>${p.plain(baseOf(p, t))}`,
          `>${p.plain(taxOf(p, t))}`,
          t.rate ? '' : 'M07 - Isento art. 9.º do CIVA',
        ])
      )
      return `<div class=top><div><div class=lg><svg viewBox="0 0 20 20"><path fill="#0b5c8a" d="M7 1h6v6h6v6h-6v6H7v-6H1V7h6z"/></svg><span>${d.seller.name}</span></div><div class=em>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>NIPC ${d.seller.vatId.slice(2)} | Tel. ${d.seller.telephone} (chamada para a rede fixa nacional)<br>Autorização DGS n.º ${random.digits(3)}/20${random.int(11, 19)} | Autorização ACT n.º ${random.digits(4)}<br>Capital Social: 50 000,00 EUR | C.R.C. ${d.seller.town}</div></div><div class=q>${squareCode(random, '26mm', { side: 37 })}<br>ATCUD:${atcud(random)}</div></div>
<div class=mid><div class=dc>Original<br><b>Fatura ${d.number}</b><br>Pág. 1 / 1</div><div class=to>Exmo.(s) Sr.(s)<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table class=m>${heading(['Data', 'Vencimento', 'V/N.º Contrib.', 'N.º cliente', 'Contrato', 'Moeda', 'Condição pagamento'])}${row([p.date(d.issueDate), p.date(d.dueDate), d.buyer.vatId.slice(2), d.customerNumber, `SST-${random.digits(4)}`, 'EUR', 'Transferência ou Multibanco'])}</table>
<div class=bd><table class=l>${heading(['Artigo', 'Descrição', '>Qtd.', 'Un.', '>Pr. unitário', '>IVA %', '>Valor líquido'])}${rows.join('')}</table></div>
<div class=e><table class=x><tr><td colspan=4><b>Quadro resumo do IVA</b></td></tr>${row(['Taxa', '>Incidência', '>Valor IVA', 'Motivo de isenção'], 'th')}${taxes.join('')}</table><table class=s>${row(['Mercadoria/Serviços', `>${p.plain(d.subtotal)}`])}${row(['Desconto comercial', `>${p.plain(0)}`])}${row(['IVA', `>${p.plain(d.tax)}`])}<tr class=k><td>Total ( EUR )</td><td class=r>${p.plain(d.total)}</td></tr></table></div>
<div class=mb><div class=lo>MB</div><table>${row(['Entidade', `>${random.int(11, 23)}${random.digits(3)}`])}${row(['Referência', `>${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`])}${row(['Montante', `>${p.plain(d.amountDue)} €`])}</table><div class=ob>${certified(random)}<br>Transferência bancária: IBAN ${grouped(d.seller.iban)}<br>Serviços prestados até ${p.date(d.until)}. As fichas de aptidão são enviadas ao responsável de RH nos termos do art. 110.º da Lei n.º 102/2009.</div></div>`
    },
  },
  {
    name: 'pt-jardineiro-avenca',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [2, 6],
      isInOrder: true,
      isOnce: true,
      most: 6,
      isSellerPerson: true,
      days: [8, 15, 30],
      pools: portugueseIn({
        trade: listOf('Turismo Rural|Adega|Clínica|Lar Residencial'),
        forms: listOf('Lda|S.A.|Norte|e Filhos|Unip. Lda'),
      }),
      items: itemsOf(
        'Manutenção mensal de jardim, 4 visitas|mês|90|180; Corte de relvado adicional|h|15|22; Poda de sebes e remoção de ramos|h|16|24; Substituição de aspersor e afinação do setor de rega|un|18|32; Programador de rega 6 estações|un|85|130; Adubo granulado para relva, saco 25 kg|un|27|39; Fornecimento e plantação de lavandas, vaso 3 L|un|4|7; Transporte de resíduos verdes ao ecocentro|viagem|25|40'
      ),
      numbers: (random, year) => `FT ${year}/${random.int(3, 240)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${y}-${m}-${d}` },
    css: 'body{font:9.5pt "Lato";color:#333;margin:0} .top{display:flex;justify-content:space-between;line-height:1.5} .top b{font-size:13pt} .top svg{width:18mm;margin-bottom:2mm} .cl{text-align:right;margin-top:22mm} .cl small{color:#777} h1{font-size:16pt;font-weight:400;margin:9mm 0 1mm} .or{color:#777;font-size:8pt} .m{margin:5mm 0 6mm;width:auto} .m th{text-align:left;font-size:8pt;color:#777;font-weight:400;padding:0 9mm 1px 0} .m td{padding:0 9mm 0 0} .l th{background:#4a7c3a;color:#fff;font-size:8pt;text-align:left;padding:4px 5px;font-weight:400} .l td{padding:5px;border-bottom:.4pt solid #ccd8c8} .e{display:flex;justify-content:space-between;margin-top:8mm;break-inside:avoid} .pg{font-size:8.6pt;line-height:1.6;width:88mm} .s{width:72mm;align-self:flex-start} .s td{padding:3px 5px} .s tr:last-child td{border-top:1.2pt solid #4a7c3a;font-size:13pt;font-weight:700;padding-top:5px} .q{display:flex;gap:5mm;align-items:flex-end;margin-top:14mm;font-size:7.3pt;color:#555;line-height:1.5}',
    draw: (p) => {
      const { doc: d, random } = p
      const rows = p.lines((l) =>
        row([
          l.description,
          `>${p.number(l.quantity, 1)} ${l.unit}`,
          `>${p.money(l.price)}`,
          `>${p.number(l.rate)}%`,
          `>${p.money(l.amount)}`,
        ])
      )
      const code = squareCode(random, '28mm', { side: 33 })
      return `<div class=top><div><svg viewBox="0 0 30 22"><path fill="#4a7c3a" d="M15 21C15 9 22 3 29 2c0 9-5 15-14 19zm0 0C15 13 9 8 1 8c1 7 6 12 14 13z"/></svg><br><b>${d.seller.name}</b><br>Jardinagem e sistemas de rega<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte: ${d.seller.vatId}<br>${d.seller.telephone}</div><div class=cl><small>Exmo.(s) Sr.(s)</small><br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}<br>Portugal<br>Contribuinte: ${d.buyer.vatId.slice(2)}</div></div>
<h1>Fatura n.º ${d.number}</h1><div class=or>Original &nbsp;·&nbsp; ATCUD: ${atcud(random)}</div>
<table class=m>${heading(['Data', 'Data de vencimento', 'Local dos trabalhos'])}${row([p.date(d.issueDate), p.date(d.dueDate), d.buyer.town])}</table>
<table class=l>${heading(['Descrição', '>Quantidade', '>Preço', '>IVA', '>Total s/ IVA'])}${rows.join('')}</table>
<div class=e><div class=pg><b>Observações</b><br>Trabalhos realizados entre ${p.date(d.from)} e ${p.date(d.until)}.<br>Pagamento por MB WAY para o número acima ou por transferência:<br>IBAN ${grouped(d.seller.iban)}</div><table class=s>${row(['Sumário', ''])}${row(['Total sem IVA', `>${p.money(d.subtotal)}`])}${row([`IVA ${p.number(d.taxes[0].rate)}%`, `>${p.money(d.tax)}`])}${row(['Total', `>${p.money(d.total)}`])}</table></div>
<div class=q>${code}<div>${certified(random)}<br>Os artigos faturados foram colocados à disposição do adquirente na data do documento.</div></div>`
    },
  },
]
