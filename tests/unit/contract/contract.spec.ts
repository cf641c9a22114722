import { test } from '@japa/runner'
import portal from '#config/portal'
import { contract, documentOf, registeredRoutes } from '#app/contract/contract'
import type { Document, OperationObject } from '#app/contract/document'
import { operations } from '#app/contract/operations'
import { nameIn, v1Routes } from '#app/contract/route_traits'
import { abilityByRoute } from '#app/accounts/api_keys/key_abilities'
import { Role } from '#app/accounts/role'
import { meteredCalls } from '#app/billing/metering/metered_calls'
import type { Schema } from '#app/core/json_schema'
import { clientEvents, testEvent, webhookEvents } from '#app/webhooks/webhook_events'
import { ajvOf, pointerTo } from '#tests/helpers/check_contract'

function operationsOf({ paths }: Document): OperationObject[] {
  return Object.values(paths).flatMap(Object.values)
}

function idsOf(document: Document): string[] {
  return operationsOf(document).map(({ operationId }) => operationId)
}

function routes() {
  return v1Routes(registeredRoutes(), portal.basePath)
}

/** Every media type with an example, with the path of its schema. */
function* examplesIn(node: unknown, place: string[] = []): Generator<[string[], unknown]> {
  if (typeof node !== 'object' || node === null) return
  if ('schema' in node && 'example' in node) yield [[...place, 'schema'], node.example]
  if ('schema' in node && 'examples' in node) {
    for (const { $ref } of Object.values(node.examples as Record<string, { $ref: string }>)) {
      yield [[...place, 'schema'], exampleAt($ref)]
    }
  }
  for (const [name, member] of Object.entries(node)) yield* examplesIn(member, [...place, name])
}

function exampleAt(reference: string): unknown {
  const name = reference.split('/').at(-1)!
  return (contract('staff').components.examples[name] as { value: unknown }).value
}

test.group('The document of /v1', () => {
  test('describes every route and nothing else', ({ assert }) => {
    const names = routes().map(nameIn)
    assert.deepEqual(Object.keys(operations).toSorted(), names.toSorted())
    assert.isAbove(names.length, 100)
  })

  test('is the same each time', ({ assert }) => {
    const [one, other] = [
      documentOf(registeredRoutes(), 'staff'),
      documentOf(registeredRoutes(), 'staff'),
    ]
    assert.equal(JSON.stringify(one), JSON.stringify(other))
  })

  test('has examples that match their schemas', ({ assert }) => {
    const ajv = ajvOf(contract('staff'))
    const faults: string[] = []
    let shown = 0
    for (const [place, example] of examplesIn(contract('staff'))) {
      shown += 1
      const validate = ajv.getSchema(pointerTo(place))!
      if (!validate(example)) faults.push(`${place.join(' ')}: ${ajv.errorsText(validate.errors)}`)
    }
    assert.deepEqual(faults, [])
    assert.isAbove(shown, 200)
  })

  test('gives every operation a unique id, a summary and a description', ({ assert }) => {
    const all = operationsOf(contract('staff'))
    const ids = all.map(({ operationId }) => operationId)
    assert.equal(new Set(ids).size, ids.length)
    for (const { operationId, summary, description } of all) {
      assert.match(summary, /^[A-Z].*[^.]$/, operationId)
      assert.match(description, /\.$/, operationId)
    }
  })

  test('names the ability that an API key needs', ({ assert }) => {
    const declared: Record<string, unknown> = {}
    for (const operation of Object.values(contract('staff').paths).flatMap(Object.values)) {
      const { operationId, 'x-key-ability': ability } = operation as OperationObject
      if (ability !== undefined) declared[operationId] = ability
    }
    const heads = ['searchHead', 'changesHead']
    assert.lengthOf(Object.keys(declared), Object.keys(abilityByRoute).length + heads.length)
    assert.containSubset(
      declared,
      Object.fromEntries(heads.map((id) => [id, declared[id.slice(0, -4)]]))
    )
    assert.containSubset(declared, { search: 'search', lookup: 'lookup', apiKeysSelf: null })
  })

  test('states the price of every metered call only', ({ assert }) => {
    const priced = Object.values(contract('staff').paths)
      .flatMap(Object.values)
      .flatMap(({ operationId, 'x-price': price }: OperationObject) =>
        price ? [[`v1.${operationId}`, price]] : []
      )
    const sold = Object.values(meteredCalls).map(({ route, price }) => [route, price])
    assert.sameDeepMembers(priced, sold)
  })

  test('includes partner and guest operations for partners, all for staff', ({ assert }) => {
    const ofPartner = idsOf(contract('partner'))
    assert.includeMembers(ofPartner, ['search', 'authLogin', 'webhooksStore', 'offersAvailable'])
    assert.notIncludeMembers(ofPartner, ['skillsStore', 'clientsIndex', 'staffIndex'])
    assert.includeMembers(idsOf(contract('staff')), ofPartner)
    for (const { 'x-callers': callers } of operationsOf(contract('partner'))) {
      const known = callers as unknown[]
      assert.isTrue(known.includes('guest') || known.includes(Role.partner))
    }
    const { schemas } = contract('partner').components
    assert.notProperty(schemas, 'AuditEntry')
  })

  test('describes HEAD separately where it differs from GET', ({ assert }) => {
    const item = contract('partner').paths['/skills/playground-search/']
    assert.deepEqual(
      Object.keys(item.get.responses).filter((status) => status < '300'),
      ['200']
    )
    assert.deepEqual(Object.keys(item.head.responses), ['204', '4XX', '5XX'])
    assert.notProperty(item.head, 'x-price')
  })

  test('has all webhook events, those of the organization for staff only', ({ assert }) => {
    assert.sameMembers(Object.keys(contract('staff').webhooks), [...webhookEvents])
    assert.sameMembers(Object.keys(contract('partner').webhooks), [...clientEvents, testEvent])
  })

  test('defines the items of every array', ({ assert }) => {
    const faults: string[] = []
    JSON.stringify(contract('staff'), (name, node: Schema) => {
      if ([node?.type].flat().includes('array') && !node.items) faults.push(name)
      return node
    })
    assert.deepEqual(faults, [])
  })
})
