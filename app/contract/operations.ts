import type { Operations } from '#app/core/contract/operation'
import { auditOperations } from '#app/accounts/audit/audit_operations'
import { authOperations } from '#app/accounts/auth_operations'
import { batchOperations } from '#app/search/batch/batch_operations'
import { categoryOperations } from '#app/catalogue/categories/category_operations'
import { changesOperations } from '#app/changes/changes_operations'
import { clientOperations } from '#app/clients/client_operations'
import { personOperations } from '#app/clients/people/person_operations'
import { contractOperations } from '#app/contract/contract_operations'
import { paymentOperations } from '#app/billing/payments/payment_operations'
import { accountOperations } from '#app/billing/account/account_operations'
import { documentOperations } from '#app/billing/documents/document_operations'
import { sellerOperations } from '#app/billing/documents/seller/seller_operations'
import { currencyOperations } from '#app/billing/currencies/currency_operations'
import { dashboardOperations } from '#app/dashboards/dashboard_operations'
import { exportOperations } from '#app/exports/export_operations'
import { extractOperations } from '#app/search/extract/extract_operations'
import { invoiceOperations } from '#app/invoices/invoice_operations'
import { keyOperations } from '#app/accounts/api_keys/key_operations'
import { clientPackageOperations } from '#app/billing/client_packages/client_package_operations'
import { notificationOperations } from '#app/notifications/notification_operations'
import { packageOperations } from '#app/billing/packages/package_operations'
import { playgroundOperations } from '#app/search/playground/playground_operations'
import { relationOperations } from '#app/catalogue/relations/relation_operations'
import { saleOperations } from '#app/billing/sales/sale_operations'
import { setupOperations } from '#app/billing/setup/setup_operations'
import { contactOperations } from '#app/site/contact_operations'
import { skillOperations } from '#app/catalogue/skills/skill_operations'
import { skillWithRelationsOperations } from '#app/catalogue/skills/skill_with_relations_operations'
import { synonymOperations } from '#app/catalogue/synonyms/synonym_operations'
import { staffOperations } from '#app/accounts/staff/staff_operations'
import { uploadOperations } from '#app/imports/uploads/upload_operations'
import { webhookOperations } from '#app/webhooks/webhook_operations'

/** The descriptions of the routes of `/v1`, by feature. */
export const operations: Operations = {
  ...playgroundOperations,
  ...batchOperations,
  ...extractOperations,
  ...changesOperations,
  ...authOperations,
  ...keyOperations,
  ...clientPackageOperations,
  ...skillOperations,
  ...skillWithRelationsOperations,
  ...relationOperations,
  ...exportOperations,
  ...uploadOperations,
  ...categoryOperations,
  ...synonymOperations,
  ...clientOperations,
  ...personOperations,
  ...packageOperations,
  ...saleOperations,
  ...documentOperations,
  ...paymentOperations,
  ...accountOperations,
  ...staffOperations,
  ...auditOperations,
  ...currencyOperations,
  ...setupOperations,
  ...sellerOperations,
  ...dashboardOperations,
  ...invoiceOperations,
  ...webhookOperations,
  ...notificationOperations,
  ...contactOperations,
  ...contractOperations,
}
