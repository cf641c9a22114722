import type { Operations } from '#app/contract/operation'
import { auditOperations } from '#app/audit/audit_operations'
import { authOperations } from '#app/auth/auth_operations'
import { batchOperations } from '#app/batch/batch_operations'
import { categoryOperations } from '#app/categories/category_operations'
import { changesOperations } from '#app/changes/changes_operations'
import { clientOperations } from '#app/clients/client_operations'
import { contractOperations } from '#app/contract/contract_operations'
import { currencyOperations } from '#app/currencies/currency_operations'
import { dashboardOperations } from '#app/dashboards/dashboard_operations'
import { extractOperations } from '#app/extract/extract_operations'
import { invoiceOperations } from '#app/invoices/invoice_operations'
import { keyOperations } from '#app/keys/key_operations'
import { meteringOperations } from '#app/metering/metering_operations'
import { notificationOperations } from '#app/notifications/notification_operations'
import { packageOperations } from '#app/packages/package_operations'
import { playgroundOperations } from '#app/playground/playground_operations'
import { relationOperations } from '#app/relations/relation_operations'
import { saleOperations } from '#app/sales/sale_operations'
import { setupOperations } from '#app/setup/setup_operations'
import { contactOperations } from '#app/site/contact_operations'
import { skillOperations } from '#app/skills/skill_operations'
import { staffOperations } from '#app/staff/staff_operations'
import { uploadOperations } from '#app/uploads/upload_operations'
import { webhookOperations } from '#app/webhooks/webhook_operations'

/** What describes the routes of `/v1`, feature by feature. */
export const operations: Operations = {
  ...playgroundOperations,
  ...batchOperations,
  ...extractOperations,
  ...changesOperations,
  ...authOperations,
  ...keyOperations,
  ...meteringOperations,
  ...skillOperations,
  ...relationOperations,
  ...uploadOperations,
  ...categoryOperations,
  ...clientOperations,
  ...packageOperations,
  ...saleOperations,
  ...staffOperations,
  ...auditOperations,
  ...currencyOperations,
  ...setupOperations,
  ...dashboardOperations,
  ...invoiceOperations,
  ...webhookOperations,
  ...notificationOperations,
  ...contactOperations,
  ...contractOperations,
}
