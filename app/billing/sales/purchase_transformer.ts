import ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import { paymentDueOf } from '#app/billing/sales/payment_due'
import type Purchase from '#app/billing/sales/purchase'
import SaleTransformer from '#app/billing/sales/sale_transformer'

/** A client package with its payment. Load `sales` beforehand. */
export default class PurchaseTransformer extends ClientPackageTransformer<Purchase> {
  toObject() {
    const sale = this.resource.sales.find(({ voids }) => voids === null)
    const isPending = this.resource.status === 'pending'
    return {
      ...super.toObject(),
      sale: sale ? new SaleTransformer(sale).forPurchase() : null,
      /** Null unless the package is pending payment. */
      payment_due: sale && isPending ? paymentDueOf(this.resource, sale) : null,
    }
  }

  /** With its client. Load `holder` beforehand. */
  forStaff() {
    return { ...super.forStaff(), ...this.toObject() }
  }
}
