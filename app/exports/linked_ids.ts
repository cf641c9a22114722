import portal from '#config/portal'

const places = {
  skill: 'skills/retrieve',
  domain: 'categories/edit',
  relation: 'skills/skill-relations/retrieve',
}

const OWN =
  /\/v1\/(skills\/retrieve|categories\/edit|skills\/skill-relations\/retrieve)\/[0-9a-f-]{36}\/$/

/**
 * What a record is called in linked data: its external URI, else its address here. A URI that cannot
 * stand as an id, or looks like such an address, stands beside it.
 */
export function linkedId(
  kind: keyof typeof places,
  uid: string,
  uri: string | null
): { '@id': string; 'externalUri'?: string } {
  const own = `${portal.apiUrl}/${places[kind]}/${uid}/`
  if (!uri) return { '@id': own }
  return URL.canParse(uri) && !/[\s<>"{}|\\^`]/.test(uri) && !isOwnAddress(uri)
    ? { '@id': uri }
    : { '@id': own, 'externalUri': uri }
}

/** Whether an id is the address of a record, here or at another portal of ours. */
export function isOwnAddress(id: string): boolean {
  return OWN.test(id)
}

const term = (id: string, more: Record<string, string> = {}) => ({ '@id': id, ...more })
const links = (id: string) => term(id, { '@type': '@id', '@container': '@set' })

/**
 * What the terms of our linked data mean: SKOS where it has a word, our own otherwise. SKOS has no weights,
 * so that a relation is a node of its own, beside the plain link where SKOS has one.
 */
export const linkedContext = {
  '@version': 1.1,
  'skos': 'http://www.w3.org/2004/02/skos/core#',
  'dcterms': 'http://purl.org/dc/terms/',
  'xsd': 'http://www.w3.org/2001/XMLSchema#',
  'skillary': 'urn:skillary:',
  'Concept': 'skos:Concept',
  'Domain': 'skillary:Domain',
  'Relation': 'skillary:Relation',
  'prefLabel': 'skos:prefLabel',
  'altLabel': term('skos:altLabel', { '@container': '@set' }),
  'definition': 'skos:definition',
  'notation': 'skos:notation',
  'broader': links('skos:broader'),
  'narrower': links('skos:narrower'),
  'related': links('skos:related'),
  'subject': 'dcterms:subject',
  'source': 'dcterms:source',
  'relation': term('skillary:relation', { '@container': '@set' }),
  'skill': 'skillary:skill',
  'relatedSkill': 'skillary:relatedSkill',
  'relationType': 'skillary:relationType',
  'weight': term('skillary:weight', { '@type': 'xsd:integer' }),
  'confidence': 'skillary:confidence',
  'skillType': 'skillary:skillType',
  'status': 'skillary:status',
  'active': 'skillary:active',
  'externalUri': 'skillary:externalUri',
}
