import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import env from '#start/env'

const key = env.get('S3_ACCESS_KEY_ID')
const secret = env.get('S3_SECRET_ACCESS_KEY')

const isLocal = env.get('DRIVE_DISK') !== 's3'

/** The folder of the files, outside the web root; null where they are in a bucket. */
export const localFolder = isLocal
  ? app.makePath(env.get('UPLOAD_DIR') || join(env.get('DATA_DIR'), 'uploads'))
  : null

/** What the names of the files in the bucket begin with, without slashes around it. */
export const prefix = isLocal ? '' : (env.get('S3_PREFIX') ?? 'uploads').replace(/^\/+|\/+$/g, '')

/** Faults are thrown, and told by those who asked: see app/core/files/storage_fault.ts. */
const silent = { debug() {}, info() {}, warn() {}, error() {} }

const local = (location: string) => services.fs({ location, visibility: 'private' })

/**
 * Checksums are sent and read only where S3 asks for them, and no access lists, since not everything
 * that speaks S3 knows them. A store that is silent is one that failed.
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
 * Where files are kept: one disk, the one that DRIVE_DISK names. The other is not even described,
 * because to describe S3 loads its whole client. Who puts files there is app/core/files/stored_files.ts.
 */
export default defineConfig({
  default: 'files',
  services: { files: localFolder ? local(localFolder) : bucket() },
})
