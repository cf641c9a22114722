/** The routes that take a file, as they are registered: `receive_file_middleware` reads their bodies. */
export const fileRoutes = [
  '/portal/admin/skills/upload-status',
  '/portal/companyUser/skills/upload-status',
  '/v1/skills/skill-based-relations-import/:id?',
  '/v1/skills/skill_relation_bulk_import',
]
