import { joinList } from '#app/core/lists/cells'
import { isOwnAddress } from '#app/exports/linked_ids'

export type JsonRecord = Record<string, unknown>

type Cell = (record: JsonRecord) => unknown

/**
 * The columns that records of JSON have, as imports call them: those of its first record, by its keys.
 * Domains, parents and skills may be objects, as our exports write them, or texts; lists become one
 * cell. A node of JSON-LD is read by the terms of SKOS and our own.
 */
export function jsonColumns(first: JsonRecord) {
  const columns = isNode(first) ? nodeColumns(first) : recordColumns(first)
  const names = Object.keys(columns)
  const isOpen = isNode(first)
  const known = new Set(Object.keys(first))
  return {
    header: names,
    cells(record: JsonRecord): string[] {
      const cells = names.map((name) => textOf(columns[name](record)))
      if (!isOpen) {
        for (const key of Object.keys(record)) if (!known.has(key)) cells.push(textOf(record[key]))
      }
      return cells
    },
  }
}

/** By a key: what it gives. Two skills that are objects have weights in percent, since we wrote them. */
function recordColumns(first: JsonRecord): Record<string, Cell> {
  const isOurs = isObject(first.related_skill)
  const columns: Record<string, Cell> = {}
  for (const key of Object.keys(first)) {
    const value: Cell = (record) => record[key]
    switch (key) {
      case 'skill':
      case 'related_skill':
        columns[key] = (record) => named(record[key])
        break
      case 'domain':
        columns.category = (record) => named(record.domain)
        columns.category_code = (record) => part(record.domain, 'code')
        columns.category_uri = (record) => part(record.domain, 'external_uri')
        break
      case 'parent':
        columns.parent_code = ({ parent }) => (isObject(parent) ? parent.code : parent)
        columns.parent_uri = (record) => part(record.parent, 'external_uri')
        break
      case 'weight':
        columns[isOurs ? 'weight_percent' : 'weight'] = value
        break
      default:
        columns[key] = value
    }
  }
  return columns
}

function nodeColumns(first: JsonRecord): Record<string, Cell> {
  const types = [first['@type']].flat()
  if (types.includes('Relation')) return relationColumns
  return types.includes('Domain') ? domainColumns : skillColumns
}

const relationColumns: Record<string, Cell> = {
  skill: ({ skill }) => term(skill, 'prefLabel'),
  related_skill: ({ relatedSkill }) => term(relatedSkill, 'prefLabel'),
  relation_type: (node) => node.relationType,
  weight_percent: (node) => node.weight,
  source: (node) => node.source,
  confidence: (node) => node.confidence,
}

const skillColumns: Record<string, Cell> = {
  skill: (node) => term(node, 'prefLabel'),
  category: ({ subject }) => term(subject, 'prefLabel'),
  category_code: ({ subject }) => term(subject, 'notation'),
  category_uri: ({ subject }) => uriOf(subject),
  skill_type: (node) => node.skillType,
  status: (node) => node.status,
  alt_labels: (node) => terms(node, 'altLabel'),
  description: (node) => term(node, 'definition'),
  external_id: (node) => term(node, 'notation'),
  uri: uriOf,
  source: (node) => node.source,
}

const domainColumns: Record<string, Cell> = {
  name: (node) => term(node, 'prefLabel'),
  code: (node) => term(node, 'notation'),
  uri: uriOf,
  parent_code: ({ broader }) => term(broader, 'notation'),
  parent_uri: ({ broader }) => uriOf(broader),
  description: (node) => term(node, 'definition'),
  active: (node) => node.active,
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return joinList(value.map(itemOf))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A list in a list is no list of ours; joined it would grow twofold with each one around it. */
function itemOf(value: unknown): string {
  return Array.isArray(value) ? JSON.stringify(value) : textOf(value)
}

function isObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNode(record: JsonRecord): boolean {
  return '@id' in record || '@type' in record
}

function named(value: unknown): unknown {
  return isObject(value) ? value.name : value
}

function part(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : null
}

/** A node's own URI: that of its subject, unless we made it, in which case it may have none. */
function uriOf(node: unknown): string {
  if (!isObject(node)) return ''
  if (typeof node.externalUri === 'string') return node.externalUri
  const id = node['@id']
  return typeof id === 'string' && !isOwnAddress(id) ? id : ''
}

/** The texts of a term of SKOS, with its prefix or without, in English where there are languages. */
function terms(node: unknown, name: string): string[] {
  if (!isObject(node)) return []
  return [node[name] ?? node[`skos:${name}`]].flat().flatMap(literals)
}

function term(node: unknown, name: string): string {
  return terms(node, name)[0] ?? ''
}

function literals(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (!isObject(value)) return []
  if ('@value' in value) return literals(value['@value'])
  return [value.en ?? Object.values(value)[0]].flat().flatMap((text) => literals(text))
}
