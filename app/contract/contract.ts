import { createHash } from 'node:crypto'
import type { RouteJSON } from '@adonisjs/core/types/http'
import router from '@adonisjs/core/services/router'
import { stringify } from 'yaml'
import portal from '#config/portal'
import { buildDocument } from '#app/contract/build_document'
import type { Document } from '#app/contract/document'
import { operations } from '#app/contract/operations'

/** Of the contract of `/v1` as partners see it, not of the program, whose version stands in package.json. */
export const contractVersion = '1.0.0'

/** A text of the contract, ready to send. */
export interface ContractText {
  text: string
  /** Weak: a proxy may send other bytes of the same document. */
  etag: string
}

let built: Document | undefined
const texts = new Map<'json' | 'yaml', ContractText>()

/** The OpenAPI document of this process, made when it is first asked for. */
export function contract(): Document {
  built ??= documentOf(registeredRoutes())
  return built
}

/** The document that these routes make here. */
export function documentOf(routes: RouteJSON[]): Document {
  const { name, apiUrl, basePath } = portal
  return buildDocument(routes, operations, { name, version: contractVersion, apiUrl, basePath })
}

/** All routes, also where no server has made them ready. */
export function registeredRoutes(): RouteJSON[] {
  router.commit()
  return Object.values(router.toJSON()).flat()
}

/** The document as text, made once for each format. */
export function contractText(format: 'json' | 'yaml'): ContractText {
  const known = texts.get(format)
  if (known) return known
  const document = contract()
  const text =
    format === 'json'
      ? JSON.stringify(document)
      : stringify(document, { aliasDuplicateObjects: false })
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  const made = { text, etag: `W/"${hash}"` }
  texts.set(format, made)
  return made
}
