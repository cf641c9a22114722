import type { Family } from '../family.ts'
import { sumOf, type Line } from '../make_document.ts'
import { euroAfter, grouped, heading, row } from '../print.ts'

/** A sum in a box with its label below. */
const box = (amount: string, label: string) =>
  `<div><div style="font-size:15pt">${amount}</div><div style="font-size:8pt">${label}</div></div>`

/** Invoices in French, Spanish, Italian and Portuguese with gross prices, labels below amounts and sums side by side. */
export const sumsSouth: Family[] = [
  {
    name: 'fr-traiteur',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [10, 20],
      isGross: true,
      isBuyerPerson: true,
      lines: [3, 7],
      isOnce: true,
      most: 60,
      prepaid: 0.8,
      items: [
        ['Cocktail dînatoire, 12 pièces par personne dont 4 chaudes', 'pers.', 18, 36],
        ['Pièce montée traditionnelle', 'parts', 4, 7],
        ['Champagne brut', 'bout.', 24, 39, 1],
        ['Personnel de service, vaisselle et nappage compris', 'h', 28, 40, 1],
        ['Plateau de fromages affinés et pains spéciaux', 'pers.', 5, 9],
        ['Eaux et jus de fruits', 'pers.', 2, 5],
      ],
      numbers: (random, year) => `F${year}-${random.digits(3)}`,
    },
    style: {
      decimal: ',',
      thousands: ' ',
      money: (plain) => `${plain} €`,
      date: (y, m, d) => `${d}/${m}/${y}`,
    },
    css: 'body{font:10.5pt "Caladea"} th{text-align:left;border-bottom:1pt solid #a55} td{padding:3px;vertical-align:top} .two{display:flex;justify-content:space-between;margin-top:14px;align-items:flex-start}',
    draw: (p) => {
      const { doc: d } = p
      return `<center style="font-size:18pt">${d.seller.name}</center><center>${d.seller.street} – ${d.seller.postCode} ${d.seller.town} – TVA ${d.seller.vatId}</center>
<p style="margin-left:55%">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><p>Facture n° ${d.number} du ${p.date(d.issueDate)}<br>Réception du ${p.date(d.deliveryDate)}</p>
<table>${heading(['Prestation', '>Nombre', '>Prix TTC', '>Taux', '>Montant TTC'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)} ${l.unit}`, `>${p.plain(l.price)}`, `>${p.number(l.rate)} %`, `>${p.plain(l.amount)}`])).join('')}</table>
<div class=two><table style="width:48%;font-size:9pt">${heading(['Taux', '>Base HT', '>TVA'])}${p.taxes((t) => row([`${p.number(t.rate)} %`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}${row(['Ensemble', `>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`])}</table>
<table style="width:46%">${row(['<b>Montant de la prestation</b>', `><b>${p.money(d.total)}</b>`])}${d.prepaid ? row(['Arrhes versées à la commande', `>${p.money(d.prepaid)}`]) : ''}${row(['<b>Restant à régler</b>', `><b>${p.money(d.amountDue)}</b>`])}</table></div>
<p>Règlement avant le ${p.date(d.dueDate)} sur ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'es-telefonia',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [3, 6],
      isOnce: true,
      isBuyerPerson: true,
      most: 0,
      items: [
        ['Cuota mensual fibra 600 Mb y fijo', '', 24, 45],
        ['Línea móvil 612 000 111 tarifa ilimitada', '', 12, 28],
        ['Consumo fuera de tarifa, llamadas internacionales', '', 1, 19],
        ['Televisión paquete cine', '', 8, 15],
        ['Alquiler de equipos', '', 3, 6],
        ['Línea móvil adicional 10 GB', '', 6, 12],
      ],
      numbers: (random) => `TA${random.digits(8)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:10pt "Open Sans"} .boxes{display:flex;gap:40px;background:#eef;padding:12px;margin:14px 0} td{padding:4px 0;border-bottom:.4pt solid #ccd}',
    draw: (p) => {
      const { doc: d } = p
      const before = 100 * p.random.int(20, 80) + 45
      return `<div style="font-size:20pt;color:#226">${d.seller.name}</div><small>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}. NIF ${d.seller.vatId}</small>
<p>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p><p>Factura número ${d.number}, emitida el ${p.date(d.issueDate)}. Periodo del ${p.date(d.from)} al ${p.date(d.until)}.</p>
<div class=boxes>${box(p.money(d.subtotal), 'Importe sin impuestos')}${box(p.money(d.tax), 'IVA 21%')}${box(`<b>${p.money(d.total)}</b>`, 'Total de esta factura')}</div>
<h3>Detalle de tus servicios</h3><table>${p.lines((l) => row([l.description, `>${p.money(l.amount)}`])).join('')}</table>
<h3>Tu cuenta</h3><table>${row([`Saldo de la factura anterior`, `>${p.money(before)}`])}${row(['Cobrado por domiciliación', `>${p.money(-before)}`])}${row([`Cargo en tu cuenta el ${p.date(d.dueDate)}`, `>${p.money(d.amountDue)}`])}</table>`
    },
  },
  {
    name: 'it-grossista',
    plan: {
      country: 'IT',
      currency: 'EUR',
      rates: [22, 10],
      lines: [3, 9],
      isOnce: true,
      most: 48,
      lineDiscount: 0.5,
      prepaid: 0.6,
      items: [
        ['Rubinetto a sfera 3/4 F/F con leva a farfalla', 'NR', 6, 14],
        ['Tubo multistrato 20x2 rotolo', 'MT', 1, 4],
        ['Caldaia a condensazione 24 kW completa di kit scarico fumi', 'NR', 700, 1200, 1],
        ['Raccordo pressfitting curva 90 gradi', 'NR', 3, 8],
        ['Valvola termostatica', 'NR', 14, 29, 1],
        ['Collante', 'CF', 5, 9],
        ['Vaso espansione litri 8', 'NR', 18, 34],
        ['Guaina isolante', 'MT', 1, 3],
      ],
      numbers: (random, year) => `${random.digits(4)}/${year}`,
    },
    style: { decimal: ',', thousands: '.', date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:8.5pt "Liberation Sans"} .grid td,.grid th{border:.5pt solid #555;padding:3px;text-align:left} th{font-size:7pt;font-weight:normal}',
    draw: (p) => {
      const { doc: d } = p
      return `<b style="font-size:13pt">${d.seller.name}</b><br>${d.seller.street} ${d.seller.postCode} ${d.seller.town}<br>P.IVA ${d.seller.vatId}<p>Spett.le<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<table class=grid>${row(['FATTURA N.', 'DEL', 'CLIENTE', 'SCADENZA'], 'th')}${row([d.number, p.date(d.issueDate), d.customerNumber, p.date(d.dueDate)])}</table><br>
<table class=grid>${row(['CODICE', 'DESCRIZIONE DEI BENI', 'U.M.', '>Q.TÀ', '>PREZZO', '>SC.%', '>IMPORTO', '>IVA'], 'th')}${p.lines((l, at) => row([`RB${210 + at * 31}`, l.description, l.unit, `>${p.number(l.quantity, 2)}`, `>${p.plain(l.price)}`, `>${l.discount || ''}`, `>${p.plain(l.amount)}`, `>${p.number(l.rate)}`])).join('')}</table><br>
<table class=grid>${row(['ALIQUOTA', '>IMPONIBILE', '>IMPOSTA'], 'th')}${p.taxes((t) => row([`${p.number(t.rate)}%`, `>${p.plain(t.base)}`, `>${p.plain(t.amount)}`])).join('')}</table><br>
<table class=grid>${row(['>TOTALE MERCE', '>TOTALE IVA', '>TOTALE DOCUMENTO', '>ACCONTO', '>NETTO A PAGARE'], 'th')}${row([`>${p.plain(d.subtotal)}`, `>${p.plain(d.tax)}`, `><b>${p.plain(d.total)}</b>`, `>${d.prepaid ? p.plain(d.prepaid) : ''}`, `><b>${p.plain(d.amountDue)}</b>`])}</table>
<p>Bonifico bancario ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'pt-oficina',
    plan: {
      country: 'PT',
      currency: 'EUR',
      rates: [23],
      lines: [4, 8],
      isInOrder: true,
      isOnce: true,
      most: 6,
      isPart: true,
      lineDiscount: 0.4,
      prepaid: 0.6,
      items: [
        ['Pastilhas de travão dianteiras, jogo', 'UN', 38, 90],
        ['Óleo 5W30 sintético', 'LT', 7, 13],
        ['Filtro de óleo', 'UN', 6, 16],
        ['Bateria 70 Ah', 'UN', 70, 130],
        ['Substituição das pastilhas e verificação dos discos', 'H', 30, 46],
        ['Mudança de óleo e filtro', 'H', 30, 46],
        ['Diagnóstico eletrónico com leitura de avarias e relatório em papel', 'H', 30, 46],
      ],
      numbers: (random, year) => `FT ${year}/${random.digits(4)}`,
    },
    style: { ...euroAfter, date: (y, m, d) => `${d}-${m}-${y}` },
    css: 'body{font:9.5pt "Carlito"} td{padding:2px 4px} th{text-align:left;background:#eee;padding:2px 4px} .s{width:52%;margin:12px 0 0 auto}',
    draw: (p) => {
      const { doc: d } = p
      const lines = p.lines((line) => line)
      const isPart = (l: Line) => l.unit !== 'H'
      const draw = (l: Line) =>
        row([
          l.description,
          `>${p.number(l.quantity)} ${l.unit}`,
          `>${p.plain(l.price)}`,
          `>${l.discount ? `${l.discount}%` : ''}`,
          `>${p.plain(l.amount)}`,
        ])
      const part = (title: string, own: Line[]) =>
        own.length
          ? `${row([`<i>${title}</i>`, '', '', '', ''])}${own.map(draw).join('')}${row([`Subtotal ${title.toLowerCase()}`, '', '', '', `>${p.plain(sumOf(own))}`])}`
          : ''
      return `<h2>${d.seller.name}</h2>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Contribuinte ${d.seller.vatId}<p>Exmo. Senhor<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<p><b>Fatura ${d.number}</b> de ${p.date(d.issueDate)} · Vencimento ${p.date(d.dueDate)} · Obra ${d.orderNumber}</p>
<table>${heading(['Artigo / Serviço', '>Qtd.', '>P. unit.', '>Desc.', '>Valor'])}${part('Peças', lines.filter(isPart))}${part(
        'Mão de obra',
        lines.filter((l) => !isPart(l))
      )}</table>
<table class=s>${row(['Incidência', `>${p.money(d.subtotal)}`])}${row(['IVA à taxa de 23%', `>${p.money(d.tax)}`])}${row(['Valor do documento', `>${p.money(d.total)}`])}${d.prepaid ? row(['Adiantamento recebido', `>- ${p.money(d.prepaid)}`]) : ''}${row(['<b>Saldo a liquidar</b>', `><b>${p.money(d.amountDue)}</b>`])}</table>
<p>IBAN ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'fr-avocat',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [2, 5],
      isOnce: true,
      most: 0,
      prepaid: 0.7,
      items: [
        [
          'Étude du dossier, recherches de jurisprudence et rédaction de conclusions devant le tribunal judiciaire',
          '',
          400,
          1500,
        ],
        ['Rendez-vous au cabinet', '', 120, 300],
        [
          'Correspondances avec le confrère adverse et avec le commissaire de justice, de mars à mai',
          '',
          150,
          500,
        ],
        ['Audience de plaidoirie et compte rendu', '', 500, 1200],
        ['Frais de dossier et copies', '', 40, 90],
      ],
      numbers: (random, year) => `${year}/${random.digits(3)}`,
    },
    style: { decimal: ',', thousands: ' ', date: (y, m, d) => `${d}.${m}.${y}` },
    css: 'body{font:11.5pt "Liberation Serif";line-height:1.35;margin:0 10mm} td{padding:5px 0;vertical-align:top} td.r{vertical-align:bottom}',
    draw: (p) => {
      const { doc: d } = p
      return `<center><b>${d.seller.name}</b><br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br><small>N° TVA ${d.seller.vatId}</small></center><p style="margin-left:50%">${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</p>
<p>Le ${p.date(d.issueDate)}</p><p><b>Note d’honoraires n° ${d.number}</b></p><table>${p.lines((l) => `<tr><td style="width:62%">${l.description}</td><td class=r>${p.plain(l.amount)} €</td></tr>`).join('')}</table>
<hr><table>${row(['Soit un total hors taxe de', `>${p.plain(d.subtotal)} €`])}${row(['T.V.A. au taux de 20 %', `>${p.plain(d.tax)} €`])}${row(['Ensemble toutes taxes comprises', `>${p.plain(d.total)} €`])}${d.prepaid ? row(['À déduire : provision reçue', `>${p.plain(d.prepaid)} €`]) : ''}${row(['<b>Solde restant dû</b>', `><b>${p.plain(d.amountDue)} €</b>`])}</table>
<p>À régler avant le ${p.date(d.dueDate)}. IBAN ${grouped(d.seller.iban)}</p>`
    },
  },
  {
    name: 'es-obra',
    plan: {
      country: 'ES',
      currency: 'EUR',
      rates: [21],
      lines: [3, 6],
      isOnce: true,
      most: 90,
      isPart: true,
      withheld: 5,
      items: [
        ['Demolición de tabique de ladrillo hueco y retirada de escombros', 'm2', 9, 22],
        ['Solado de gres porcelánico 60x60 recibido con adhesivo', 'm2', 24, 48],
        ['Alicatado de azulejo blanco', 'm2', 20, 36],
        ['Punto de luz sencillo con mecanismo', 'ud', 28, 60],
        ['Pintura plástica lisa en paramentos verticales, dos manos', 'm2', 4, 9],
        ['Limpieza final', 'ud', 180, 400],
      ],
      numbers: (random, year) => `C${year.slice(2)}-${random.digits(3)}`,
    },
    style: { decimal: ',', thousands: '.', date: (y, m, d) => `${d}/${m}/${y}` },
    css: 'body{font:9.5pt "DejaVu Sans"} td{padding:2px 4px} th{text-align:left;border-bottom:1pt solid} .s{width:60%;margin:14px 0 0 auto}',
    draw: (p) => {
      const { doc: d } = p
      return `<h2>Factura ${d.number}</h2><div>Fecha: ${p.date(d.issueDate)}</div><table>${row([`${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>CIF ${d.seller.vatId}`, `Promotor:<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`])}</table><br>
<table>${heading(['Partida', '>Medición', 'Ud.', '>Precio', '>Importe'])}${p.lines((l, at) => `<tr><td colspan=5>${l.description}</td></tr>${row([`1.${at + 1}`, `>${p.number(l.quantity, 2)}`, l.unit, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])}`).join('')}</table>
<table class=s>${row(['Ejecución a origen', `>${p.plain(d.subtotal)}`])}${row(['21% IVA', `>${p.plain(d.tax)}`])}${row(['Suma', `>${p.plain(d.total)}`])}${row(['Retención de garantía 5%', `>-${p.plain(d.withheld)}`])}${row(['<b>Líquido a percibir (EUR)</b>', `><b>${p.plain(d.amountDue)}</b>`])}</table>
<p>Vencimiento ${p.date(d.dueDate)}. Cuenta ${grouped(d.seller.iban)}</p>`
    },
  },
]
