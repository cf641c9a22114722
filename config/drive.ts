import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import env from '#start/env'
import { dataDir } from '#config/app'

const key = env.get('S3_ACCESS_KEY_ID')
const secret = env.get('S3_SECRET_ACCESS_KEY')

const isLocal = env.get('DRIVE_DISK') !== 's3'

/** The folder of the files, outside the web root; null with a bucket. */
export const localFolder = isLocal
  ? app.makePath(env.get('UPLOAD_DIR') || join(dataDir, 'uploads'))
  : null

/** The local folder for temporary files. */
export const passingFolder = join(dataDir, 'uploads-passing')

/** Days for which the files of ended uploads are kept. */
export const retentionDays = env.get('UPLOAD_RETENTION_DAYS') ?? 30

/** The key prefix of the files in the bucket, without leading or trailing slash. */
export const prefix = isLocal ? '' : (env.get('S3_PREFIX') ?? 'uploads').replace(/^\/+|\/+$/g, '')

/** Errors are thrown and logged by the callers: see app/core/files/storage_fault.ts. */
const silent = { debug() {}, info() {}, warn() {}, error() {} }

const local = (location: string) => services.fs({ location, visibility: 'private' })

/**
 * Uses checksums only if S3 requires them, and no ACLs, since not all S3-compatible servers support
 * them. Timeouts count as failures.
 */
export const bucketSettings = () => ({
  bucket: env.get('S3_BUCKET') ?? '',
  region: env.get('S3_REGION'),
  endpoint: env.get('S3_ENDPOINT'),
  forcePathStyle: env.get('S3_FORCE_PATH_STYLE'),
  credentials: key && secret ? { accessKeyId: key, secretAccessKey: secret.release() } : undefined,
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  logger: silent,
  requestHandler: { connectionTimeout: 5000, socketTimeout: 20_000 },
})

const bucket = () => services.s3({ ...bucketSettings(), visibility: 'private', supportsACL: false })

/**
 * A single disk, selected by DRIVE_DISK. The other one is not configured, because configuring S3
 * loads its whole client. Files are written by app/core/files/stored_files.ts.
 */
export default defineConfig({
  default: 'files',
  services: { files: localFolder ? local(localFolder) : bucket() },
})
