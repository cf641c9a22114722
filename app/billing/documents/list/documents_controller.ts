import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import stripe from '#config/stripe'
import Client from '#app/accounts/client'
import { creditPart, mayCredit } from '#app/billing/documents/credit/credit_sale'
import { creditFormValidator } from '#app/billing/documents/credit/credit_validators'
import { documentColumns } from '#app/billing/documents/list/document_file'
import Invoice from '#app/billing/invoice'
import { answerListFile } from '#app/core/lists/list_file'
import { documentList, documentsInFull } from '#app/billing/documents/list/document_list'
import DocumentTransformer from '#app/billing/documents/list/document_transformer'
import { clientSeenBy, findDocument } from '#app/billing/documents/list/find_document'
import { sendPdf, sendXml } from '#app/billing/documents/list/send_document'
import { inArea, returnUrlOf } from '#app/core/http/return_url'
import { pageList } from '#app/core/lists/listing'
import { countryName } from '#app/core/text/countries'
import { languageNow, t } from '#app/core/text/text'
import { isUid, newUid } from '#app/core/uid'

/** A payment by Stripe that does not match is to be returned, without a credit note. */
const isKept = `not exists (select 1 from refunds
  where refunds.payment_id = payments.id and refunds.invoice_id is null)`

/** Invoices and credit notes: all for staff, the own client's for partners. */
export default class DocumentsController {
  async index(ctx: HttpContext) {
    const clientId = clientSeenBy(ctx)
    const { rows, list } = await pageList(documentList, documentsInFull(clientId), ctx)
    const client = clientId === null ? await clientOf(list.filters.client) : null
    return ctx.inertia.render('documents/index', {
      documents: DocumentTransformer.transform(rows),
      list,
      is_staff: clientId === null,
      client: client && { id: client.uid, name: client.name },
    })
  }

  /** The documents of the filtered list with what bookkeeping needs. */
  async export(ctx: HttpContext) {
    const query = Invoice.query()
      .preload('sale', (sales) =>
        sales.preload('payments', (payments) => payments.whereRaw(isKept).orderBy('id'))
      )
      .preload('corrected')
    return answerListFile(ctx, {
      name: 'invoices',
      list: documentList,
      query,
      rowsOf: (invoices) => invoices,
      columns: documentColumns,
      place: '/invoices',
    })
  }

  async show(ctx: HttpContext) {
    const invoice = await findDocument(ctx, ctx.params.DocumentId)
    const isStaff = clientSeenBy(ctx) === null
    return ctx.inertia.render('documents/show', {
      document: DocumentTransformer.transform(invoice).useVariant('forDetail'),
      countries: {
        seller: countryName(invoice.seller.country, languageNow()),
        buyer: countryName(invoice.buyer.country, languageNow()),
      },
      is_staff: isStaff,
      pays_online: stripe.isEnabled && !isStaff && isUnpaid(invoice),
      may_credit: isStaff && mayCredit(invoice),
      once: newUid(),
      back: returnUrlOf(ctx),
    })
  }

  async pdf(ctx: HttpContext) {
    return sendPdf(ctx, ctx.params.DocumentId)
  }

  async cii(ctx: HttpContext) {
    return sendXml(ctx, ctx.params.DocumentId, 'cii')
  }

  async ubl(ctx: HttpContext) {
    return sendXml(ctx, ctx.params.DocumentId, 'ubl')
  }

  /** Credits a part of an invoice. */
  async credit(ctx: HttpContext) {
    const { amount, reason, once } = await ctx.request.validateUsing(creditFormValidator)
    const invoice = await findDocument(ctx, ctx.params.DocumentId)
    const note = await creditPart(invoice, { amount, reason, once, actor: actorOf(ctx) })
    ctx.session.flash('success', t('documents_answers.credited', { number: note.number }))
    return ctx.response.redirect(inArea(ctx, `/invoices/${note.uid}`))
  }
}

function isUnpaid({ kind, sale }: Invoice): boolean {
  return kind === 'invoice' && sale.paymentStatus === 'unpaid'
}

function clientOf(uid: string | undefined) {
  return isUid(uid) ? Client.findBy('uid', uid) : null
}
