/**
 * Generates database/data/demo_*.csv.gz from the full ESCO files in the given folder: a few
 * thousand skills around well-known ones, and all relations among them. Only needed when the full
 * files change.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { root } from './setup.js'

const wanted = 3000
const seeds = [
  'JavaScript',
  'TypeScript',
  'Python (computer programming)',
  'Java (computer programming)',
  'C++',
  'C#',
  'PHP',
  'SQL',
  'computer programming',
  'cloud technologies',
  'machine learning',
  'statistics',
  'database management systems',
  'project management',
  'manage budgets',
  'accounting',
  'financial management',
  'marketing principles',
  'customer relationship management',
  'human resource management',
  'communication',
  'think critically',
  'work in teams',
  'English',
  'German',
  'nursing science',
  'provide first aid',
  'pedagogy',
  'civil engineering',
  'mechanical engineering',
  'electrical engineering',
  'food safety standards',
  'drive vehicles',
  'logistics',
  'law enforcement',
  'graphic design',
  'photography',
  'agronomy',
]

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: node scripts/make_demo_data.js <folder with the full esco_*.csv.gz>')
  process.exit(2)
}

const read = (name) =>
  parse(gunzipSync(readFileSync(join(folder, name))), { columns: true, relax_quotes: false })
const write = (name, rows) =>
  writeFileSync(
    join(root, 'database', 'data', name),
    gzipSync(stringify(rows, { header: true }), { level: 9 })
  )
const key = (name) =>
  name
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase()

const skills = read('esco_skills.csv.gz')
const relations = read('esco_skill_relations.csv.gz')
const byKey = new Map(skills.map((skill) => [key(skill.skill), skill]))
const neighbours = Map.groupBy
  ? Map.groupBy(relations, (relation) => key(relation.skill))
  : relations.reduce((map, relation) => {
      const from = key(relation.skill)
      return map.set(from, [...(map.get(from) ?? []), relation])
    }, new Map())

const known = seeds.filter((name) => byKey.has(key(name)))
for (const name of seeds) if (!byKey.has(key(name))) console.log(`not in the data: ${name}`)

const chosen = new Set(known.map(key))
const queue = [...chosen]
while (queue.length && chosen.size < wanted) {
  const from = queue.shift()
  for (const { related_skill: related } of neighbours.get(from) ?? []) {
    const to = key(related)
    if (chosen.has(to) || !byKey.has(to) || chosen.size >= wanted) continue
    chosen.add(to)
    queue.push(to)
  }
}

const among = relations.filter(
  (relation) => chosen.has(key(relation.skill)) && chosen.has(key(relation.related_skill))
)
write('demo_categories.csv.gz', read('esco_categories.csv.gz'))
write(
  'demo_skills.csv.gz',
  skills.filter((skill) => chosen.has(key(skill.skill)))
)
write('demo_relations.csv.gz', among)
console.log(`${chosen.size} skills, ${among.length} relations, from ${known.length} seeds`)
