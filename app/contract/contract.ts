import { createHash } from 'node:crypto'
import type { RouteJSON } from '@adonisjs/core/types/http'
import router from '@adonisjs/core/services/router'
import { stringify } from 'yaml'
import portal from '#config/portal'
import type { Audience } from '#app/contract/audience'
import { buildDocument } from '#app/contract/build_document'
import type { Document } from '#app/contract/document'
import { operations } from '#app/contract/operations'
import { portalPath } from '#app/core/door'

/** The version of the contract of `/v1` for partners, not of the program (package.json). */
export const contractVersion = '1.0.0'

/** A serialized document. */
export interface ContractText {
  text: string
  /** Weak, since proxies may send another encoding of the same document. */
  etag: string
}

const built = new Map<Audience, Document>()
const texts = new Map<string, ContractText>()

/** The OpenAPI document of this process, built on first use. */
export function contract(audience: Audience): Document {
  const known = built.get(audience) ?? documentOf(registeredRoutes(), audience)
  built.set(audience, known)
  return known
}

/** Builds the document of these routes. */
export function documentOf(routes: RouteJSON[], audience: Audience): Document {
  const { name, apiUrl, basePath } = portal
  const contactUrl = portal.url + portalPath('/contact-us')
  const place = { name, version: contractVersion, apiUrl, contactUrl, basePath }
  return buildDocument(routes, operations, { place, audience })
}

/** All routes, even if no server has committed them. */
export function registeredRoutes(): RouteJSON[] {
  router.commit()
  return Object.values(router.toJSON()).flat()
}

/** The serialized document, cached by audience and format. */
export function contractText(audience: Audience, format: 'json' | 'yaml'): ContractText {
  const key = `${audience}.${format}`
  const known = texts.get(key)
  if (known) return known
  const document = contract(audience)
  const text =
    format === 'json'
      ? JSON.stringify(document)
      : stringify(document, { aliasDuplicateObjects: false })
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  const made = { text, etag: `W/"${hash}"` }
  texts.set(key, made)
  return made
}
