import { createHash } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Deployment } from '#tests/functional/metering/deployment'
import { until } from '#tests/faults/until'

export const skillNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `craft ${index}`)

/** A CSV that relates each pair of the names, with an invalid row for each name; the weights depend on `round`. */
export function relationsOf(names: string[], round = 0): string {
  const lines = ['skill,related_skill,relation_type,weight']
  for (const [at, from] of names.entries()) {
    lines.push(`${from},nobody ${at},,50`)
    for (const [to, name] of names.entries()) {
      if (to !== at) lines.push(`${from},${name},,${(at * 31 + to * 7 + round * 13) % 101}`)
    }
  }
  return lines.join('\n')
}

type Uploading = Pick<Deployment<string>, 'servers' | 'staff'>

/** Sends a file to the first server; its response. */
export function sendFile({ servers, staff }: Uploading, kind: string, text: string) {
  const form = new FormData()
  form.set('file', new Blob([text]), 'ours.csv')
  form.set('kind', kind)
  return fetch(`${servers[0].url}/v1/skills/skill_relation_bulk_import/`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${staff}`, accept: 'application/json' },
  })
}

/** Queues a file, and returns the public id of its upload. */
export async function queueFile(deployment: Uploading, kind: string, text: string) {
  const response = await sendFile(deployment, kind, text)
  const body = (await response.json()) as { id: string }
  if (response.status !== 202) throw new Error(JSON.stringify(body))
  return body.id
}

export async function uploadNow(database: QueryClientContract, uid: string) {
  const row = await database.from('uploads').where({ uid }).firstOrFail()
  const isOver = !['queued', 'running'].includes(row.status) && row.worker === null
  return { ...row, isOver, checkpoint: Number(row.checkpoint) }
}

export async function untilOver({ database }: Pick<Deployment<string>, 'database'>, uid: string) {
  return until(`the end of upload ${uid}`, async () => {
    const upload = await uploadNow(database, uid)
    return upload.isOver && upload
  })
}

/** What imports of relations left behind: a digest of the relations, figures of uploads, entries of the change log. */
export async function outcomeOf(database: QueryClientContract) {
  const relations = await database
    .from('skill_relations as relation')
    .join('skills as skill', 'skill.id', 'relation.skill_id')
    .join('skills as related', 'related.id', 'relation.related_skill_id')
    .whereNotNull('relation.upload_id')
    .select('skill.name', 'related.name as related', 'relation.type', 'relation.weight')
  const lines = relations.map(
    ({ name, related, type, weight }) => `${name},${related},${type},${weight}`
  )
  const uploads = await database
    .from('uploads')
    .orderBy('id')
    .select('kind', 'status', 'processed', 'created', 'updated', 'unchanged', 'failed')
  const logged = await database
    .from('change_log')
    .whereNotNull('upload_id')
    .groupBy('upload_id')
    .orderBy('upload_id')
    .count('* as entries')
  const rejected = await database.from('rejected_rows').count('* as rows')
  return {
    relations: relations.length,
    digest: digestOf(lines),
    uploads,
    logged: logged.map(({ entries }) => Number(entries)),
    rejected: Number(rejected[0].rows),
  }
}

/** The same part of an import of `relationsOf`, from its lines instead of a database. */
export function expectedOf(names: string[], round = 0) {
  const lines = relationsOf(names, round)
    .split('\n')
    .filter((line) => line.startsWith('craft') && !line.includes('nobody'))
    .map((line) => line.replace(',,', ',related,'))
  return { relations: lines.length, digest: digestOf(lines), rejected: names.length }
}

function digestOf(lines: string[]): string {
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
