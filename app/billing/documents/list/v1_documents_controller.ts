import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import { creditPart } from '#app/billing/documents/credit/credit_sale'
import { creditValidator } from '#app/billing/documents/credit/credit_validators'
import { documentList, documentsInFull } from '#app/billing/documents/list/document_list'
import DocumentTransformer from '#app/billing/documents/list/document_transformer'
import { clientSeenBy, findDocument } from '#app/billing/documents/list/find_document'
import { sendPdf, sendXml } from '#app/billing/documents/list/send_document'
import { setCreated } from '#app/core/http/created'
import { serialize } from '#app/core/http/serializer'
import { cursorList } from '#app/core/lists/listing'

/** Invoices and credit notes on `/v1`: all for staff, the own client's for partners. */
export default class V1DocumentsController {
  async index(ctx: HttpContext) {
    const clientId = clientSeenBy(ctx)
    const { rows, meta } = await cursorList(documentList, documentsInFull(clientId), ctx)
    return serialize({ data: DocumentTransformer.transform(rows), meta })
  }

  async show(ctx: HttpContext) {
    return answer(ctx, ctx.params.id)
  }

  async pdf(ctx: HttpContext) {
    return sendPdf(ctx, ctx.params.id)
  }

  async cii(ctx: HttpContext) {
    return sendXml(ctx, ctx.params.id, 'cii')
  }

  async ubl(ctx: HttpContext) {
    return sendXml(ctx, ctx.params.id, 'ubl')
  }

  /** Credits a part of an invoice; returns the credit note. */
  async credit(ctx: HttpContext) {
    const { amount, reason } = await ctx.request.validateUsing(creditValidator)
    const invoice = await findDocument(ctx, ctx.params.id)
    const { uid } = await creditPart(invoice, { amount, reason, actor: actorOf(ctx) })
    setCreated(ctx, `/v1/billing/documents/${uid}/`)
    return answer(ctx, uid)
  }
}

async function answer(ctx: HttpContext, uid: unknown) {
  const invoice = await findDocument(ctx, uid)
  return serialize(DocumentTransformer.transform(invoice).useVariant('forDetail'))
}
