import assert from 'node:assert/strict'
import type { ApiResponse } from '@japa/api-client'

/**
 * Asserts that the ETag of a `/v1` response contains the record's version, followed by the
 * fingerprint.
 */
export function assertVersion(response: ApiResponse, version: number | string) {
  const tag = String(response.header('etag'))
  assert.match(tag, /^"[^"-]+-[0-9a-f]{12}"$/)
  assert.equal(tag.slice(1).split('-')[0], String(version))
}
