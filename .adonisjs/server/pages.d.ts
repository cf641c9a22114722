import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'api_keys/create': ExtractProps<(typeof import('../../inertia/pages/api_keys/create.tsx'))['default']>
    'api_keys/edit': ExtractProps<(typeof import('../../inertia/pages/api_keys/edit.tsx'))['default']>
    'api_keys/index': ExtractProps<(typeof import('../../inertia/pages/api_keys/index.tsx'))['default']>
    'api_keys/rotate': ExtractProps<(typeof import('../../inertia/pages/api_keys/rotate.tsx'))['default']>
    'api_keys/shown': ExtractProps<(typeof import('../../inertia/pages/api_keys/shown.tsx'))['default']>
    'audit_log/index': ExtractProps<(typeof import('../../inertia/pages/audit_log/index.tsx'))['default']>
    'auth/accept_invitation': ExtractProps<(typeof import('../../inertia/pages/auth/accept_invitation.tsx'))['default']>
    'auth/ask_confirmation': ExtractProps<(typeof import('../../inertia/pages/auth/ask_confirmation.tsx'))['default']>
    'auth/confirm_email': ExtractProps<(typeof import('../../inertia/pages/auth/confirm_email.tsx'))['default']>
    'auth/confirm_new_email': ExtractProps<(typeof import('../../inertia/pages/auth/confirm_new_email.tsx'))['default']>
    'auth/forgot_password': ExtractProps<(typeof import('../../inertia/pages/auth/forgot_password.tsx'))['default']>
    'auth/login_code': ExtractProps<(typeof import('../../inertia/pages/auth/login_code.tsx'))['default']>
    'auth/login': ExtractProps<(typeof import('../../inertia/pages/auth/login.tsx'))['default']>
    'auth/recovery_codes': ExtractProps<(typeof import('../../inertia/pages/auth/recovery_codes.tsx'))['default']>
    'auth/register': ExtractProps<(typeof import('../../inertia/pages/auth/register.tsx'))['default']>
    'auth/reset_password': ExtractProps<(typeof import('../../inertia/pages/auth/reset_password.tsx'))['default']>
    'auth/two_factor_setup': ExtractProps<(typeof import('../../inertia/pages/auth/two_factor_setup.tsx'))['default']>
    'auth/two_factor': ExtractProps<(typeof import('../../inertia/pages/auth/two_factor.tsx'))['default']>
    'billing/edit': ExtractProps<(typeof import('../../inertia/pages/billing/edit.tsx'))['default']>
    'billing/show': ExtractProps<(typeof import('../../inertia/pages/billing/show.tsx'))['default']>
    'billing/spending': ExtractProps<(typeof import('../../inertia/pages/billing/spending.tsx'))['default']>
    'categories/create': ExtractProps<(typeof import('../../inertia/pages/categories/create.tsx'))['default']>
    'categories/edit': ExtractProps<(typeof import('../../inertia/pages/categories/edit.tsx'))['default']>
    'categories/index': ExtractProps<(typeof import('../../inertia/pages/categories/index.tsx'))['default']>
    'categories/merge': ExtractProps<(typeof import('../../inertia/pages/categories/merge.tsx'))['default']>
    'client_packages/edit': ExtractProps<(typeof import('../../inertia/pages/client_packages/edit.tsx'))['default']>
    'clients/create': ExtractProps<(typeof import('../../inertia/pages/clients/create.tsx'))['default']>
    'clients/edit': ExtractProps<(typeof import('../../inertia/pages/clients/edit.tsx'))['default']>
    'clients/index': ExtractProps<(typeof import('../../inertia/pages/clients/index.tsx'))['default']>
    'clients/invite': ExtractProps<(typeof import('../../inertia/pages/clients/invite.tsx'))['default']>
    'clients/packages': ExtractProps<(typeof import('../../inertia/pages/clients/packages.tsx'))['default']>
    'clients/remove_person': ExtractProps<(typeof import('../../inertia/pages/clients/remove_person.tsx'))['default']>
    'colleagues/index': ExtractProps<(typeof import('../../inertia/pages/colleagues/index.tsx'))['default']>
    'contact_messages/index': ExtractProps<(typeof import('../../inertia/pages/contact_messages/index.tsx'))['default']>
    'contact_messages/show': ExtractProps<(typeof import('../../inertia/pages/contact_messages/show.tsx'))['default']>
    'currencies/create': ExtractProps<(typeof import('../../inertia/pages/currencies/create.tsx'))['default']>
    'currencies/edit': ExtractProps<(typeof import('../../inertia/pages/currencies/edit.tsx'))['default']>
    'currencies/index': ExtractProps<(typeof import('../../inertia/pages/currencies/index.tsx'))['default']>
    'dashboards/admin': ExtractProps<(typeof import('../../inertia/pages/dashboards/admin.tsx'))['default']>
    'dashboards/company': ExtractProps<(typeof import('../../inertia/pages/dashboards/company.tsx'))['default']>
    'dashboards/partner': ExtractProps<(typeof import('../../inertia/pages/dashboards/partner.tsx'))['default']>
    'documentation/portal': ExtractProps<(typeof import('../../inertia/pages/documentation/portal.tsx'))['default']>
    'documentation/show': ExtractProps<(typeof import('../../inertia/pages/documentation/show.tsx'))['default']>
    'documents/index': ExtractProps<(typeof import('../../inertia/pages/documents/index.tsx'))['default']>
    'documents/refunds': ExtractProps<(typeof import('../../inertia/pages/documents/refunds.tsx'))['default']>
    'documents/show': ExtractProps<(typeof import('../../inertia/pages/documents/show.tsx'))['default']>
    'errors/error': ExtractProps<(typeof import('../../inertia/pages/errors/error.tsx'))['default']>
    'invoices/index': ExtractProps<(typeof import('../../inertia/pages/invoices/index.tsx'))['default']>
    'invoices/show': ExtractProps<(typeof import('../../inertia/pages/invoices/show.tsx'))['default']>
    'notifications/index': ExtractProps<(typeof import('../../inertia/pages/notifications/index.tsx'))['default']>
    'notifications/settings': ExtractProps<(typeof import('../../inertia/pages/notifications/settings.tsx'))['default']>
    'packages/create': ExtractProps<(typeof import('../../inertia/pages/packages/create.tsx'))['default']>
    'packages/edit': ExtractProps<(typeof import('../../inertia/pages/packages/edit.tsx'))['default']>
    'packages/index': ExtractProps<(typeof import('../../inertia/pages/packages/index.tsx'))['default']>
    'payments/show': ExtractProps<(typeof import('../../inertia/pages/payments/show.tsx'))['default']>
    'playground/client_searches': ExtractProps<(typeof import('../../inertia/pages/playground/client_searches.tsx'))['default']>
    'playground/package_searches': ExtractProps<(typeof import('../../inertia/pages/playground/package_searches.tsx'))['default']>
    'playground/search_history': ExtractProps<(typeof import('../../inertia/pages/playground/search_history.tsx'))['default']>
    'playground/show': ExtractProps<(typeof import('../../inertia/pages/playground/show.tsx'))['default']>
    'profile/data': ExtractProps<(typeof import('../../inertia/pages/profile/data.tsx'))['default']>
    'profile/sessions': ExtractProps<(typeof import('../../inertia/pages/profile/sessions.tsx'))['default']>
    'profile/show': ExtractProps<(typeof import('../../inertia/pages/profile/show.tsx'))['default']>
    'purchases/confirm': ExtractProps<(typeof import('../../inertia/pages/purchases/confirm.tsx'))['default']>
    'purchases/index': ExtractProps<(typeof import('../../inertia/pages/purchases/index.tsx'))['default']>
    'purchases/offers': ExtractProps<(typeof import('../../inertia/pages/purchases/offers.tsx'))['default']>
    'purchases/receipt': ExtractProps<(typeof import('../../inertia/pages/purchases/receipt.tsx'))['default']>
    'relations/edit': ExtractProps<(typeof import('../../inertia/pages/relations/edit.tsx'))['default']>
    'relations/index': ExtractProps<(typeof import('../../inertia/pages/relations/index.tsx'))['default']>
    'sales/index': ExtractProps<(typeof import('../../inertia/pages/sales/index.tsx'))['default']>
    'sales/show': ExtractProps<(typeof import('../../inertia/pages/sales/show.tsx'))['default']>
    'search/index': ExtractProps<(typeof import('../../inertia/pages/search/index.tsx'))['default']>
    'setup/edit': ExtractProps<(typeof import('../../inertia/pages/setup/edit.tsx'))['default']>
    'setup/seller': ExtractProps<(typeof import('../../inertia/pages/setup/seller.tsx'))['default']>
    'site/about': ExtractProps<(typeof import('../../inertia/pages/site/about.tsx'))['default']>
    'site/contact': ExtractProps<(typeof import('../../inertia/pages/site/contact.tsx'))['default']>
    'site/home': ExtractProps<(typeof import('../../inertia/pages/site/home.tsx'))['default']>
    'site/skill': ExtractProps<(typeof import('../../inertia/pages/site/skill.tsx'))['default']>
    'skills/create': ExtractProps<(typeof import('../../inertia/pages/skills/create.tsx'))['default']>
    'skills/edit': ExtractProps<(typeof import('../../inertia/pages/skills/edit.tsx'))['default']>
    'skills/history': ExtractProps<(typeof import('../../inertia/pages/skills/history.tsx'))['default']>
    'skills/index': ExtractProps<(typeof import('../../inertia/pages/skills/index.tsx'))['default']>
    'skills/merge': ExtractProps<(typeof import('../../inertia/pages/skills/merge.tsx'))['default']>
    'skills/with_relations': ExtractProps<(typeof import('../../inertia/pages/skills/with_relations.tsx'))['default']>
    'staff/create': ExtractProps<(typeof import('../../inertia/pages/staff/create.tsx'))['default']>
    'staff/edit': ExtractProps<(typeof import('../../inertia/pages/staff/edit.tsx'))['default']>
    'staff/index': ExtractProps<(typeof import('../../inertia/pages/staff/index.tsx'))['default']>
    'synonyms/create': ExtractProps<(typeof import('../../inertia/pages/synonyms/create.tsx'))['default']>
    'synonyms/edit': ExtractProps<(typeof import('../../inertia/pages/synonyms/edit.tsx'))['default']>
    'synonyms/index': ExtractProps<(typeof import('../../inertia/pages/synonyms/index.tsx'))['default']>
    'uploads/causes': ExtractProps<(typeof import('../../inertia/pages/uploads/causes.tsx'))['default']>
    'uploads/columns': ExtractProps<(typeof import('../../inertia/pages/uploads/columns.tsx'))['default']>
    'uploads/create': ExtractProps<(typeof import('../../inertia/pages/uploads/create.tsx'))['default']>
    'uploads/fix': ExtractProps<(typeof import('../../inertia/pages/uploads/fix.tsx'))['default']>
    'uploads/index': ExtractProps<(typeof import('../../inertia/pages/uploads/index.tsx'))['default']>
    'uploads/show': ExtractProps<(typeof import('../../inertia/pages/uploads/show.tsx'))['default']>
    'webhooks/create': ExtractProps<(typeof import('../../inertia/pages/webhooks/create.tsx'))['default']>
    'webhooks/edit': ExtractProps<(typeof import('../../inertia/pages/webhooks/edit.tsx'))['default']>
    'webhooks/index': ExtractProps<(typeof import('../../inertia/pages/webhooks/index.tsx'))['default']>
    'webhooks/secret': ExtractProps<(typeof import('../../inertia/pages/webhooks/secret.tsx'))['default']>
    'webhooks/show': ExtractProps<(typeof import('../../inertia/pages/webhooks/show.tsx'))['default']>
  }
}
