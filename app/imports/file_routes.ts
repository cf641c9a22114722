/** The routes that take files, as they are registered: a middleware of theirs reads their bodies. */
export const fileRoutes = [
  '/portal/admin/skills/upload-status',
  '/portal/companyUser/skills/upload-status',
  '/v1/skills/skill-based-relations-import/:id?',
  '/v1/skills/skill_relation_bulk_import',
  '/invoice-reader',
  '/v1/invoice-reader/invoice_import',
]
