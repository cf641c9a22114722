import assert from 'node:assert/strict'
import type { ApiResponse } from '@japa/api-client'

/** The answer of `/v1` tells the record's version in its ETag, followed by the answer's fingerprint. */
export function assertVersion(response: ApiResponse, version: number | string) {
  const tag = String(response.header('etag'))
  assert.match(tag, /^"[^"-]+-[0-9a-f]{12}"$/)
  assert.equal(tag.slice(1).split('-')[0], String(version))
}
