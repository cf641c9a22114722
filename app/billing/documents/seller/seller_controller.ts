import type { HttpContext } from '@adonisjs/core/http'
import { writingOf } from '#app/accounts/audit/audit_log'
import { countSalesWithoutInvoice } from '#app/billing/documents/issue/issue_missing_invoices'
import { saveSeller } from '#app/billing/documents/seller/save_seller'
import {
  emptySeller,
  sellerFieldNames,
  sellerFieldsOf,
} from '#app/billing/documents/seller/seller_fields'
import { replaceSellerValidator } from '#app/billing/documents/seller/seller_validators'
import Seller from '#app/billing/seller'
import { percentOf } from '#app/billing/tax/percent_fields'
import { portalPath } from '#app/core/door'
import { editForm, isStale } from '#app/core/http/edit_form'
import { countryChoices } from '#app/core/text/countries'
import { typedTexts } from '#app/core/text/form_texts'
import { languageNow, t } from '#app/core/text/text'
import { writtenNumber } from '#app/core/text/written_numbers'

/** The page of the seller's data in Setup. */
export default class SellerController {
  async edit(ctx: HttpContext) {
    return showForm(ctx)
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(replaceSellerValidator)
    let issued = 0
    const save = async () => {
      issued = await saveSeller({ ...emptySeller, ...input }, writingOf(ctx))
    }
    if (await isStale(ctx, save())) {
      return showForm(ctx, typedTexts(ctx.request.all(), sellerFieldNames))
    }
    const done = issued
      ? t('documents_answers.seller_saved_and_issued', { count: issued })
      : t('documents_answers.seller_saved')
    ctx.session.flash('success', done)
    return ctx.response.redirect(portalPath('/portal/admin/invoice-data'))
  }
}

async function showForm(ctx: HttpContext, typed?: Record<string, string>) {
  const seller = await Seller.current()
  return ctx.inertia.render('setup/seller', {
    ...editForm(ctx, seller.version, formOf(seller), typed),
    countries: countryChoices(),
    missing: seller.missing,
    without_invoice: await countSalesWithoutInvoice(),
  })
}

/** The fields as texts, the tax rate in percent. */
function formOf(seller: Seller): Record<string, string> {
  const fields = sellerFieldsOf(seller)
  const percent = writtenNumber(percentOf(fields.default_tax_rate), languageNow())
  const texts = sellerFieldNames.map((name) => [name, String(fields[name] ?? '')])
  return { ...Object.fromEntries(texts), default_tax_rate: percent }
}
