import type { HttpContext } from '@adonisjs/core/http'
import type { MessageId } from '#lang/message_id'
import Client from '#app/accounts/client'
import Currency from '#app/money/currency'
import { databaseNow } from '#app/core/db/database_clock'
import { answerExport } from '#app/core/lists/export_answer'
import { narrowedQuery, pageList } from '#app/core/lists/listing'
import { sendRows } from '#app/core/lists/send_rows'
import { NotFound } from '#app/core/errors/problem'
import { languageOf, t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import { returnUrlOf, inArea, withReturnUrl } from '#app/core/http/return_url'
import { paymentStepValidator, paymentValidator } from '#app/billing/sales/activation_validators'
import { countSalesWithoutInvoice } from '#app/billing/documents/issue/issue_missing_invoices'
import { exportSales } from '#app/billing/sales/export_sales'
import { receiptOf } from '#app/billing/sales/receipt'
import { receiptPdf } from '#app/billing/sales/receipt_pdf'
import Sale from '#app/billing/sale'
import { salesInFull } from '#app/billing/sales/sale_list'
import { shownSaleList, shownSales } from '#app/billing/sales/shown_sales'
import { agingOf } from '#app/billing/receivables/aging'
import { dayOf } from '#app/billing/documents/issue/issue_invoice'
import Seller from '#app/billing/seller'
import { totalsOf } from '#app/billing/sales/sale_totals'
import SaleTransformer from '#app/billing/sales/sale_transformer'
import { sendFile } from '#app/core/http/send_file'
import { releaseSale } from '#app/billing/sales/release_sale'
import {
  findSale,
  settleSale,
  type Settlement,
  type SettlementInput,
} from '#app/billing/sales/settle_sale'
import { actorOf } from '#app/accounts/audit/audit_log'

/** The sales history for staff, with filters, totals and payments. */
export default class SalesController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(shownSaleList, shownSales(ctx, salesInFull()), ctx)
    const client = await clientOf(list.filters.client)
    const symbols = await Currency.symbols()
    const now = await databaseNow()
    const today = dayOf(now, await Seller.current())
    return ctx.inertia.render('sales/index', {
      sales: SaleTransformer.transform(rows),
      list,
      totals: await totalsOf(narrowedQuery(shownSaleList, shownSales(ctx), ctx), symbols),
      aging: await agingOf(narrowedQuery(shownSaleList, shownSales(ctx), ctx), today),
      today: now.toUTC().toISODate()!,
      symbols,
      currencies: await currencyCodes(),
      without_invoice: await countSalesWithoutInvoice(),
      client: client && { id: client.uid, name: client.name },
    })
  }

  /** Exports the filtered list. */
  async export(ctx: HttpContext) {
    return answerExport(ctx, sales(ctx), (rows) =>
      sendRows(ctx, 'sales', (format) => exportSales(rows, format))
    )
  }

  async show(ctx: HttpContext) {
    const sale = await findSale(ctx.params.SaleId)
    const now = await databaseNow()
    return ctx.inertia.render('sales/show', {
      sale: SaleTransformer.transform(sale).useVariant('forDetail'),
      receipt: receiptOf(sale, languageOf(ctx)),
      today: now.toUTC().toISODate()!,
      symbols: await Currency.symbols(),
      back: returnUrlOf(ctx),
    })
  }

  async receipt(ctx: HttpContext) {
    const sale = await findSale(ctx.params.SaleId)
    if (sale.paymentStatus !== 'paid') throw new NotFound(t('sales_answers.the_receipt'))
    const pdf = await receiptPdf(receiptOf(sale))
    return sendFile(ctx, `receipt-${sale.number}.pdf`, 'application/pdf', pdf)
  }

  async pay(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(paymentValidator)
    return settle(ctx, 'paid', input, 'sales_answers.paid')
  }

  /** Makes the pending package usable before it is paid. */
  async release(ctx: HttpContext) {
    const sale = await findSale(ctx.params.SaleId)
    const { note } = await ctx.request.validateUsing(paymentStepValidator)
    await releaseSale(sale, { note, actor: actorOf(ctx) })
    return backToSale(ctx, sale, 'sales_answers.released')
  }

  async waive(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(paymentStepValidator)
    return settle(ctx, 'waived', input, 'sales_answers.waived')
  }

  async void(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(paymentStepValidator)
    return settle(ctx, 'voided', input, 'sales_answers.voided')
  }
}

async function settle(
  ctx: HttpContext,
  settlement: Settlement,
  input: SettlementInput,
  done: MessageId
) {
  const sale = await findSale(ctx.params.SaleId)
  await settleSale(sale, settlement, { ...input, actor: actorOf(ctx) })
  return backToSale(ctx, sale, done)
}

function backToSale(ctx: HttpContext, sale: Sale, done: MessageId) {
  ctx.session.flash('success', t(done, { number: sale.number }))
  const place = inArea(ctx, `/sales-history/${sale.uid}`)
  return ctx.response.redirect(withReturnUrl(place, returnUrlOf(ctx)))
}

function sales(ctx: HttpContext) {
  return { list: shownSaleList, query: shownSales(ctx), place: '/sales-history' }
}

function clientOf(uid: string | undefined) {
  return isUid(uid) ? Client.findBy('uid', uid) : null
}

async function currencyCodes(): Promise<string[]> {
  const rows = await Sale.query().distinct('currency_code').orderBy('currency_code')
  return rows.map(({ currencyCode }) => currencyCode)
}
