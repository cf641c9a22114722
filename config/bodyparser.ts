import { randomUUID } from 'node:crypto'
import { defineConfig } from '@adonisjs/core/bodyparser'
import { bodyLimits } from '#app/core/http/body_limits'
import { fileRoutes } from '#app/imports/file_routes'
import portal from '#config/portal'

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
  /** Pages post their forms like this. What comes with them as a file is dropped by `discard_files_middleware`. */
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
