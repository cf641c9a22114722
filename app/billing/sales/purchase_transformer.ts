import ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import type Purchase from '#app/billing/sales/purchase'
import SaleTransformer from '#app/billing/sales/sale_transformer'

/** A client package with its payment. Load `sales` beforehand. */
export default class PurchaseTransformer extends ClientPackageTransformer<Purchase> {
  toObject() {
    const sale = this.resource.sales.find(({ voids }) => voids === null)
    return { ...super.toObject(), sale: sale ? new SaleTransformer(sale).forPurchase() : null }
  }

  /** With its client. Load `holder` beforehand. */
  forStaff() {
    return { ...super.forStaff(), ...this.toObject() }
  }
}
