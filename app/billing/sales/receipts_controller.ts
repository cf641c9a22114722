import type { HttpContext } from '@adonisjs/core/http'
import type { Language } from '#config/i18n'
import { languageOf } from '#app/core/text/text'
import ClientPackage from '#app/billing/client_package'
import { receiptOf, saleOf } from '#app/billing/sales/receipt'
import { receiptPdf } from '#app/billing/sales/receipt_pdf'
import { sendFile } from '#app/core/http/send_file'

/** The receipts of a partner's client as pages and PDFs. */
export default class ReceiptsController {
  async show(ctx: HttpContext) {
    const { uid } = await ownPackage(ctx)
    return ctx.inertia.render('purchases/receipt', {
      package: uid,
      receipt: await ownReceipt(ctx, languageOf(ctx)),
    })
  }

  async download(ctx: HttpContext) {
    const receipt = await ownReceipt(ctx)
    return sendFile(
      ctx,
      `receipt-${receipt.number}.pdf`,
      'application/pdf',
      await receiptPdf(receipt)
    )
  }
}

function ownPackage({ auth, params }: HttpContext) {
  return ClientPackage.findOfClient(auth.getUserOrFail().ownClientId, params.UserPackUniqueId)
}

async function ownReceipt(ctx: HttpContext, language?: Language) {
  return receiptOf(await saleOf(await ownPackage(ctx)), language)
}
