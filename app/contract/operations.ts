import type { Operations } from '#app/contract/operation'
import { auditOperations } from '#app/audit/audit_operations'
import { authOperations } from '#app/auth/auth_operations'
import { categoryOperations } from '#app/categories/category_operations'
import { clientOperations } from '#app/clients/client_operations'
import { contractOperations } from '#app/contract/contract_operations'
import { currencyOperations } from '#app/currencies/currency_operations'
import { dashboardOperations } from '#app/dashboards/dashboard_operations'
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

/** What describes the routes of `/v1`, feature by feature. */
export const operations: Operations = {
  ...playgroundOperations,
  ...authOperations,
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
  ...notificationOperations,
  ...contactOperations,
  ...contractOperations,
}
