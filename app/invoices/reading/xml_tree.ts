import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'

/** An element: its name without the prefix, the namespace that the prefix stands for, and what it holds. */
export interface XmlElement {
  name: string
  namespace: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Elements inside one another; an invoice has about ten. */
const deepest = 100
/** Names that mean something to JavaScript objects; no invoice has them. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepest + 1,
})

/**
 * The root element of a document.
 *
 * A document type is refused wherever it stands: entities that it defines could make a small file
 * endless, or read other files.
 *
 * @throws InvoiceFault `xml_doctype_forbidden`, `xml_too_deep`, `xml_malformed`
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const text = decodeXml(bytes)
  if (/<!DOCTYPE/i.test(text)) throw new InvoiceFault('xml_doctype_forbidden')
  refuseDepth(text)
  try {
    if (XMLValidator.validate(text) !== true) throw new InvoiceFault('xml_malformed')
    const roots = elementsOf(parser.parse(text), new Map([['xml', '']]))
    if (roots.length !== 1) throw new InvoiceFault('xml_malformed')
    return roots[0]
  } catch (error) {
    throw error instanceof InvoiceFault ? error : new InvoiceFault('xml_malformed')
  }
}

/** The first element on a path of names, as `PayeeFinancialAccount/ID`. */
export function first(element: XmlElement | null, path: string): XmlElement | null {
  return element ? (all(element, path)[0] ?? null) : null
}

/** All elements on a path of names, in the order of the document. */
export function all(element: XmlElement | null, path: string): XmlElement[] {
  let found = element ? [element] : []
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name))
  }
  return found
}

/** The text of the first element on a path, or null where there is none. */
export function textAt(element: XmlElement | null, path: string): string | null {
  return first(element, path)?.text || null
}

/** The text in the encoding that the byte order mark or the declaration names; UTF-8 without either. */
function decodeXml(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new InvoiceFault('xml_malformed')
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be'
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8'
}

/** Counts before anything is parsed: the parser would take the whole depth first. */
function refuseDepth(text: string) {
  let depth = 0
  for (const [tag] of text.matchAll(/<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<\/?[^<>!?/][^<>]*>/g)) {
    if (tag.startsWith('<!')) continue
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) depth += 1
    if (depth > deepest) throw new InvoiceFault('xml_too_deep')
  }
}

type ParsedNode = Record<string, unknown>

function elementsOf(nodes: ParsedNode[], scope: Map<string, string>): XmlElement[] {
  return nodes.flatMap((node) => {
    const tag = Object.keys(node).find((key) => key !== ':@')
    if (!tag || tag.startsWith('#')) return []
    return [elementOf(tag, node, scope)]
  })
}

function elementOf(tag: string, node: ParsedNode, outer: Map<string, string>): XmlElement {
  const [name, prefix] = splitName(tag)
  if (forbiddenNames.has(name)) throw new InvoiceFault('xml_malformed')
  const attributes = (node[':@'] ?? {}) as Record<string, string>
  const scope = scopeWith(attributes, outer)
  const within = node[tag] as ParsedNode[]
  const texts = within.map((part) => ('#text' in part ? String(part['#text']) : ''))
  return {
    name,
    namespace: scope.get(prefix) ?? '',
    attributes,
    text: texts.join('').trim(),
    children: elementsOf(within, scope),
  }
}

function scopeWith(attributes: Record<string, string>, outer: Map<string, string>) {
  const declared = Object.entries(attributes).filter(([name]) => /^xmlns(:|$)/.test(name))
  if (!declared.length) return outer
  return new Map([...outer, ...declared.map(([name, uri]) => [name.slice(6), uri] as const)])
}

/** The local name and the prefix, which is empty for the default namespace. */
function splitName(tag: string): [string, string] {
  const colon = tag.indexOf(':')
  return colon === -1 ? [tag, ''] : [tag.slice(colon + 1), tag.slice(0, colon)]
}
