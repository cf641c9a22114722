import { randomUUID } from 'node:crypto'
import { defineConfig } from '@adonisjs/core/bodyparser'
import { bodyLimits } from '#app/core/http/body_limits'
import portal from '#config/portal'

/** The patterns of routes that receive files: their own middleware reads the body. */
export const fileRoutes = [
  '/portal/admin/skills/upload-status',
  '/portal/companyUser/skills/upload-status',
  '/v1/skills/skill-based-relations-import/:id?',
  '/v1/skills/skill_relation_bulk_import',
  '/invoice-reader',
  '/v1/invoice-reader/invoice_import',
]

const limit = `${bodyLimits.megabytes}mb`

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    limit,
    types: ['application/x-www-form-urlencoded'],
  },
  json: {
    convertEmptyStringsToNull: true,
    limit,
    types: ['application/json', 'application/problem+json'],
  },
  /** The format of page forms. `page_request_middleware` deletes uploaded files. */
  multipart: {
    autoProcess: true,
    tmpFileName: () => `skillary-upload-${randomUUID()}`,
    convertEmptyStringsToNull: true,
    processManually: fileRoutes.map((path) => `${portal.basePath}${path}`),
    limit,
    maxFields: bodyLimits.fields,
    types: ['multipart/form-data'],
  },
})
