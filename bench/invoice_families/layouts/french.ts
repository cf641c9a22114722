import type { Family } from '../family.ts'
import { grouped, heading, monthsIn, row } from '../print.ts'

const months = monthsIn('FR')
const euro = {
  decimal: ',',
  thousands: ' ',
  money: (plain: string) => `${plain} €`,
  date: (y: string, m: string, d: string) => `${d}/${m}/${y}`,
} as const

export const french: Family[] = [
  {
    name: 'fr-classique',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 5.5],
      lines: [2, 12],
      most: 25,
      lineDiscount: 0.3,
      allowance: 0.3,
      prepaid: 0.4,
      items: [
        ['Chaise pliante en hêtre', 'U', 35, 80],
        ['Table de jardin extensible, plateau verre trempé', 'U', 180, 420],
        ['Confiture artisanale (carton de 12)', 'CT', 40, 60, 1],
        ['Parasol déporté 3 m', 'U', 90, 210],
        ['Livres de recettes', 'U', 12, 25, 1],
      ],
      numbers: (random, year) => `FA${year}${random.digits(4)}`,
    },
    style: euro,
    css: 'body{font:9pt "Liberation Sans"} .t{display:flex;justify-content:space-between} .b{border:1pt solid #000;padding:6px;width:45%} th,td{border:.5pt solid #000;padding:3px} .n td{border:0}',
    draw: (p) => {
      const { doc: d } = p
      const cut = d.lines.some(({ discount }) => discount > 0)
      return `<div class=t><div><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>Tél. : ${d.seller.telephone}<br>N° TVA : ${d.seller.vatId}</div><div class=b>Facturé à :<br><b>${d.buyer.name}</b><br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<h2>FACTURE N° ${d.number}</h2><table class=n style="width:60%">${row(['Date de facture :', p.date(d.issueDate)])}${row(['Date de livraison :', p.date(d.deliveryDate)])}${row(['Échéance :', p.date(d.dueDate)])}${row(['Réf. client :', d.customerNumber])}</table>
<table>${heading(['Désignation', '>Qté', '>P.U. HT', ...(cut ? ['>Remise'] : []), '>TVA', '>Montant HT'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, ...(cut ? [l.discount ? `>${l.discount} %` : ''] : []), `>${p.number(l.rate, 1)} %`, `>${p.plain(l.amount)}`])).join('')}</table>
<table style="width:50%;margin:8px 0 0 auto">${d.allowance ? row(['Remise globale', `>-${p.money(d.allowance)}`]) : ''}${row(['Total HT', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate, 1)} %`, `>${p.money(t.amount)}`])).join('')}${row(['Total TTC', `>${p.money(d.total)}`])}${d.prepaid ? row(['Acompte versé', `>-${p.money(d.prepaid)}`]) : ''}${row(['<b>Net à payer</b>', `><b>${p.money(d.amountDue)}</b>`])}</table><p>Règlement par virement : ${grouped(d.seller.iban)}</p><small>${d.seller.name} au capital de 10 000 € – RCS Angers 512 345 678</small>`
    },
  },
  {
    name: 'fr-artisan',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [0],
      lines: [2, 6],
      most: 12,
      isSellerPerson: true,
      isBuyerPerson: true,
      prepaid: 0.4,
      items: [
        ['Pose de parquet flottant', 'm²', 22, 38],
        ['Fourniture plinthes', 'ml', 4, 9],
        ['Peinture plafond, deux couches', 'm²', 15, 28],
        ['Déplacement', 'forfait', 30, 60],
      ],
      numbers: (random, year) => `${year}-${random.digits(2)}`,
    },
    style: euro,
    css: 'body{font:11pt "Carlito"} th{border-bottom:2pt solid #a60;text-align:left} td{padding:4px 0}',
    draw: (p) => {
      const { doc: d } = p
      return `<b>${d.seller.name}</b> – Artisan<br>${d.seller.street}, ${d.seller.postCode} ${d.seller.town}<br>SIRET 812 345 678 00019<div style="margin-left:55%">À l'attention de<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><p style="margin-left:55%">${d.seller.town}, le ${p.date(d.issueDate)}</p>
<h3>Facture ${d.number}</h3><table>${heading(['Prestation', '>Quantité', 'Unité', '>Prix', '>Total'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, l.unit, `>${p.money(l.price)}`, `>${p.money(l.amount)}`])).join('')}</table><hr>
<div class=r>Montant total : ${p.money(d.total)}<br>${d.prepaid ? `Acompte déjà réglé : - ${p.money(d.prepaid)}<br>` : ''}<b>Reste à payer : ${p.money(d.amountDue)}</b></div><p>TVA non applicable, art. 293 B du CGI. À régler avant le ${p.date(d.dueDate)}.</p>`
    },
  },
  {
    name: 'fr-telecom',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20],
      lines: [2, 6],
      most: 0,
      isBuyerPerson: true,
      items: [
        ['Forfait mobile 100 Go', '', 9, 25],
        ['Option international', '', 3, 10],
        ['Location du décodeur', '', 2, 5],
        ['Communications hors forfait', '', 1, 12],
        ['Abonnement fibre', '', 20, 40],
      ],
      numbers: (random) => random.digits(10),
    },
    style: euro,
    css: 'body{font:9pt "Roboto"} .o{background:#f60;color:#fff;padding:12px;font-size:14pt;-webkit-print-color-adjust:exact} td{padding:4px 0;border-bottom:.5pt solid #ddd}',
    draw: (p) => {
      const { doc: d } = p
      return `<div class=o>${d.seller.name}</div><div style="display:flex;justify-content:space-between;margin:14px 0"><div>votre facture n° ${d.number}<br>du ${p.date(d.issueDate)}<br>n° de client ${d.customerNumber}<br>période du ${p.date(d.from)} au ${p.date(d.until)}</div><div>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div></div>
<table style="border:2pt solid #f60">${row(['<b>montant à payer</b>', `><b style="font-size:14pt">${p.money(d.amountDue)}</b>`])}${row([`prélevé le ${p.date(d.dueDate)}`, ''])}</table><h3>le détail</h3><table>${row(['', '>montant HT'])}${p.lines((l) => row([l.description, `>${p.plain(l.amount)}`])).join('')}${row(['total HT', `>${p.plain(d.subtotal)}`])}${row([`TVA à ${p.number(d.taxes[0].rate)} %`, `>${p.plain(d.tax)}`])}${row(['total TTC', `>${p.plain(d.total)}`])}</table>
<p style="position:fixed;bottom:0;font-size:7pt">${d.seller.name}, ${d.seller.street}, ${d.seller.postCode} ${d.seller.town} – TVA intracommunautaire ${d.seller.vatId}</p>`
    },
  },
  {
    name: 'fr-avoir',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'creditNote',
      rates: [20],
      lines: [1, 4],
      most: 6,
      items: [
        ['Retour lampe de bureau', 'pce', 25, 60],
        ['Avoir sur frais de port', 'pce', 5, 12],
        ['Retour imprimante', 'pce', 120, 300],
      ],
      numbers: (random) => `AV-${random.digits(5)}`,
    },
    style: euro,
    css: 'body{font:10pt "Nimbus Roman"} td,th{padding:4px;text-align:left} .s{width:40%;margin-left:auto;border-top:1pt solid}',
    draw: (p) => {
      const { doc: d } = p
      return `<table>${row([`<span style="font-size:14pt">${d.seller.name}</span><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}`, `<span style="font-size:14pt">AVOIR</span><br>Numéro : ${d.number}<br>Date : ${p.date(d.issueDate)}<br>Facture d'origine : ${d.earlier}`])}${row(['', `Client<br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}`])}</table>
<table>${heading(['Article', '>Qté', '>PU HT', '>Total HT'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table><table class=s>${row(['Total HT', `>${p.money(d.subtotal)}`])}${row([`TVA (${p.number(d.taxes[0].rate)} %)`, `>${p.money(d.tax)}`])}${row(['Total à rembourser', `>${p.money(d.total)}`])}</table><small>N° TVA intracommunautaire ${d.seller.vatId}</small>`
    },
  },
  {
    name: 'fr-marketplace',
    plan: {
      country: 'FR',
      currency: 'EUR',
      rates: [20, 5.5],
      lines: [1, 5],
      most: 3,
      isGross: true,
      isBuyerPerson: true,
      charge: 0.5,
      items: [
        ['Casque audio sans fil', '', 40, 120],
        ['Roman policier, édition de poche', '', 7, 12, 1],
        ['Chargeur rapide 65 W', '', 18, 40],
        ['Sac à dos 25 litres imperméable', '', 30, 70],
      ],
      numbers: (random) => `FR${random.digits(8)}`,
    },
    style: { ...euro, date: (y, m, d) => `${Number(d)} ${months[Number(m) - 1]} ${y}` },
    css: 'body{font:9pt "Lato"} .g{display:grid;grid-template-columns:1fr 1fr;gap:14px} th{background:#232f3e;color:#fff;-webkit-print-color-adjust:exact;text-align:left;padding:4px} td{padding:4px;border-bottom:.5pt solid #ddd}',
    draw: (p) => {
      const { doc: d } = p
      return `<h2>Facture</h2><div class=g><div><b>Vendu par</b><br>${d.seller.name}<br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>TVA : ${d.seller.vatId}</div><div><b>Adresse de facturation</b><br>${d.buyer.name}<br>${d.buyer.street}<br>${d.buyer.postCode} ${d.buyer.town}</div><div>Numéro de facture ${d.number}<br>Date de la facture ${p.date(d.issueDate)}</div><div>Commande n° ${d.orderNumber}<br>Date de la commande ${p.date(d.orderDate)}</div></div><br>
<table>${heading(['Produit', '>Quantité', '>Prix unitaire TTC', '>TVA %', '>Prix total TTC'])}${p.lines((l) => row([l.description, `>${p.number(l.quantity)}`, `>${p.money(l.price)}`, `>${p.number(l.rate)}%`, `>${p.money(l.amount)}`])).join('')}</table>
<table style="width:60%;margin-left:auto">${d.charge ? row(['Frais de livraison TTC', `>${p.money(d.charge)}`]) : ''}${row(['Total hors taxes', `>${p.money(d.subtotal)}`])}${p.taxes((t) => row([`dont TVA ${p.number(t.rate)}%`, `>${p.money(t.amount)}`])).join('')}${row(['Montant total de la TVA', `>${p.money(d.tax)}`])}${row(['<b>Total de la facture TTC</b>', `><b>${p.money(d.total)}</b>`])}</table><p>Paiement par carte reçu.</p>`
    },
  },
  {
    name: 'fr-ticket',
    page: '72mm 180mm',
    plan: {
      country: 'FR',
      currency: 'EUR',
      kind: 'receipt',
      rates: [10, 20],
      lines: [1, 6],
      most: 4,
      isGross: true,
      isBuyerPerson: true,
      items: [
        ['Menu du jour', '', 14, 22],
        ['Café', '', 1, 3],
        ['Verre de vin', '', 4, 8, 1],
        ['Dessert maison', '', 6, 9],
        ['Eau gazeuse', '', 3, 5],
      ],
      numbers: (random) => random.digits(6),
    },
    style: euro,
    css: 'body{font:8.5pt "Noto Mono";margin:0} td{padding:0}',
    draw: (p) => {
      const { doc: d } = p
      return `<center><b>${d.seller.name}</b><br>${d.seller.street}<br>${d.seller.postCode} ${d.seller.town}<br>TVA ${d.seller.vatId}</center><br>TICKET ${d.number} TABLE 12<br>${p.date(d.issueDate)} 13:41<br><table>${p.lines((l) => row([`${p.number(l.quantity)} ${l.description}`, `>${p.plain(l.price)}`, `>${p.plain(l.amount)}`])).join('')}</table>-----------------<table>${row(['<b>TOTAL TTC</b>', `><b>${p.money(d.total)}</b>`])}${row(['CB', `>${p.money(d.total)}`])}${row(['Total HT', `>${p.plain(d.subtotal)}`])}${p.taxes((t) => row([`TVA ${p.number(t.rate)}%`, `>${p.plain(t.amount)}`])).join('')}</table><center>Merci de votre visite</center>`
    },
  },
]
