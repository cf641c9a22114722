import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'

/** An element: its local name, its namespace and its content. */
export interface XmlElement {
  name: string
  namespace: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Maximum nesting depth; invoices have about ten. */
const deepest = 100
/** Names with a special meaning for JavaScript objects, which invoices do not have. */
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
 * Parses a document and returns its root element.
 *
 * A document type is always rejected: its entities could expand a small file without limit, or read other
 * files.
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

/** The first element at a path such as `PayeeFinancialAccount/ID`. */
export function first(element: XmlElement | null, path: string): XmlElement | null {
  return element ? (all(element, path)[0] ?? null) : null
}

/** All elements at a path, in document order. */
export function all(element: XmlElement | null, path: string): XmlElement[] {
  let found = element ? [element] : []
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name))
  }
  return found
}

/** The text of the first element at a path, or null. */
export function textAt(element: XmlElement | null, path: string): string | null {
  return first(element, path)?.text || null
}

/** The text of the amount in the invoice currency; tax can also be stated in the accounting currency (BT-111). */
export function amountInCurrency(amounts: XmlElement[], currency: string | null): string | null {
  const own = amounts.find(({ attributes }) => attributes.currencyID === currency)
  return (own ?? amounts[0])?.text ?? null
}

/** Decodes the text by its byte order mark or declaration; default: UTF-8. */
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

/** Checks the depth before parsing, since the parser has no limit. */
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

/** The local name and the prefix; the default namespace has an empty prefix. */
function splitName(tag: string): [string, string] {
  const colon = tag.indexOf(':')
  return colon === -1 ? [tag, ''] : [tag.slice(colon + 1), tag.slice(0, colon)]
}
