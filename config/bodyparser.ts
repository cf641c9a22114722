import { randomUUID } from 'node:crypto'
import { defineConfig } from '@adonisjs/core/bodyparser'
import { bodyLimits } from '#app/core/body_limits'

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
  /** Pages post their forms like this. No route takes a file yet: `discard_files_middleware` drops them. */
  multipart: {
    autoProcess: true,
    tmpFileName: () => `skillary-upload-${randomUUID()}`,
    convertEmptyStringsToNull: true,
    processManually: [],
    limit,
    maxFields: bodyLimits.fields,
    types: ['multipart/form-data'],
  },
})
