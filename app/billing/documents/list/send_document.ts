import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { documentOf } from '#app/billing/documents/formats/billing_document'
import { ciiOf } from '#app/billing/documents/formats/cii'
import { invoicePdf } from '#app/billing/documents/formats/invoice_pdf'
import { ublOf } from '#app/billing/documents/formats/ubl'
import { findDocument } from '#app/billing/documents/list/find_document'
import { sendFile } from '#app/core/http/send_file'

/** The PDF with the embedded CII. */
export async function sendPdf(ctx: HttpContext, uid: unknown) {
  const document = documentOf(await findDocument(ctx, uid))
  return sendFile(ctx, `${document.number}.pdf`, 'application/pdf', await invoicePdf(document))
}

export async function sendXml(ctx: HttpContext, uid: unknown, syntax: 'cii' | 'ubl') {
  const document = documentOf(await findDocument(ctx, uid))
  const xml = syntax === 'cii' ? ciiOf(document) : ublOf(document)
  const name = `${document.number}-${syntax}.xml`
  return sendFile(ctx, name, 'application/xml; charset=utf-8', Readable.from([xml]))
}
