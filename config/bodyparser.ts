import { randomUUID } from 'node:crypto'
import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    limit: '1mb',
    types: ['application/x-www-form-urlencoded'],
  },
  json: {
    convertEmptyStringsToNull: true,
    limit: '1mb',
    types: ['application/json', 'application/problem+json'],
  },
  /** Pages post their forms like this. No route takes a file yet: `discard_files_middleware` drops them. */
  multipart: {
    autoProcess: true,
    tmpFileName: () => `skillary-upload-${randomUUID()}`,
    convertEmptyStringsToNull: true,
    processManually: [],
    limit: '1mb',
    types: ['multipart/form-data'],
  },
})
