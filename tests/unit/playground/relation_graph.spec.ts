import { test } from '@japa/runner'
import fc from 'fast-check'
import { relationTypes } from '#app/catalogue/skill_relation'
import { mostNodes, relationGraph, type RelationGraph } from '#app/search/playground/relation_graph'
import type { PlaygroundAnswer, PlaygroundMatch } from '#app/search/playground/playground_search'

const label = (id: string) => ({ id, name: `Skill ${id}` })

function answer(
  searched: number,
  related: Array<{ name: string; from: Array<[input: number, type: number, weight: number]> }>
): PlaygroundAnswer {
  const inputs = Array.from({ length: searched }, (_, at) => label(`i${at}`))
  const matches = related.map(({ name, from }, at): PlaygroundMatch => ({
    id: `m${at}`,
    name,
    type: 'skill',
    domain: null,
    score: 100 - at / 2,
    reasons: from.map(([input, type, weight]) => ({
      input: inputs[input % searched].name,
      skill: inputs[input % searched],
      type: relationTypes[type % relationTypes.length],
      weight,
      source: null,
      source_text: null,
    })),
  }))
  return {
    inputs: inputs.map((skill) => ({
      input: skill.name,
      match_reason: 'exact',
      skill,
      confidence: 1,
      suggestions: [],
    })),
    matches,
    total_matches: matches.length,
  }
}

/** The data of the table: each match with its score and reasons. */
const rowsOf = ({ matches }: PlaygroundAnswer) =>
  matches.map(({ id, name, score, reasons }) => ({
    id,
    name,
    score,
    reasons: reasons.map(({ skill, type, weight }) => ({ from: skill.id, type, weight })),
  }))

/** The same, read from the graph. */
const rowsFrom = ({ nodes, edges }: RelationGraph) =>
  nodes.flatMap(({ id, name, score }, place) =>
    score === null
      ? []
      : {
          id,
          name,
          score,
          reasons: edges
            .filter(({ to }) => to === place)
            .map(({ from, type, weight }) => ({ from: nodes[from].id, type, weight })),
        }
  )

function faultsOf({ nodes, edges, drawings }: RelationGraph): string[] {
  return Object.entries(drawings).flatMap(([name, { width, height, boxes, paths }]) => {
    const outside = boxes.filter(
      (box) =>
        box.x - box.width / 2 < 0 ||
        box.x + box.width / 2 > width ||
        box.y - box.height / 2 < 0 ||
        box.y + box.height / 2 > height
    )
    const touching = boxes.flatMap((box, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            Math.abs(box.x - other.x) < (box.width + other.width) / 2 &&
            Math.abs(box.y - other.y) < (box.height + other.height) / 2
        )
        .map((other) => `${name}: ${box.label} lies on ${other.label}`)
    )
    return [
      ...outside.map((box) => `${name}: ${box.label} lies outside`),
      ...touching,
      ...(boxes.length === nodes.length ? [] : [`${name}: a box is missing`]),
      ...(paths.length === edges.length ? [] : [`${name}: a path is missing`]),
      ...(width <= { wide: 880, narrow: 352 }[name]! ? [] : [`${name}: ${width} px wide`]),
    ]
  })
}

const reasons = fc.array(fc.tuple(fc.nat(9), fc.nat(5), fc.integer({ min: 0, max: 100 })), {
  minLength: 1,
  maxLength: 5,
})
const related = fc.record({ name: fc.string({ maxLength: 60 }), from: reasons })

test.group('The graph of a result', () => {
  test('contains the data of the table, without overlapping boxes', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.array(related, { maxLength: 60 }),
        (searched, found) => {
          const given = answer(searched, found)
          const graph = relationGraph(given)
          assert.deepEqual(rowsFrom(graph), rowsOf(given))
          assert.deepEqual(faultsOf(graph), [])
        }
      ),
      { numRuns: 25 }
    )
  })

  test('is the same each time', ({ assert }) => {
    const found = Array.from({ length: 40 }, (_, at) => ({
      name: `Skill ${at}`,
      from: [[at, at, 100 - at] as [number, number, number]],
    }))
    assert.deepEqual(relationGraph(answer(3, found)), relationGraph(answer(3, found)))
  })

  test('contains the strongest 150 skills with the relations between them', ({ assert }) => {
    const given = answer(
      10,
      Array.from({ length: 200 }, (_, at) => ({
        name: `Communication skill number ${at}`,
        from: [
          [at, 0, 50],
          [at + 1, 1, 30],
        ] as Array<[number, number, number]>,
      }))
    )

    const graph = relationGraph(given)

    assert.lengthOf(graph.nodes, mostNodes)
    assert.deepEqual(rowsFrom(graph), rowsOf(given).slice(0, mostNodes - 10))
    assert.deepEqual(faultsOf(graph), [])
  })

  test('draws multiple relations of a pair side by side', ({ assert }) => {
    const graph = relationGraph(
      answer(1, [
        {
          name: 'Django',
          from: [
            [0, 0, 10],
            [0, 1, 20],
            [0, 2, 30],
          ],
        },
      ])
    )
    assert.lengthOf([...new Set(graph.drawings.wide.paths)], 3)
  })

  test('shows a searched skill without relations, and one of two terms once', ({ assert }) => {
    const { inputs, ...rest } = answer(2, [{ name: 'Django', from: [[0, 0, 90]] }])
    const graph = relationGraph({ ...rest, inputs: [...inputs, inputs[0]] })
    assert.deepEqual(
      graph.nodes.map(({ id }) => id),
      ['i0', 'i1', 'm0']
    )
  })
})
