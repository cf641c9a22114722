/**
 * Generates database/data/demo_*.csv.gz from the full ESCO files in the given folder: the skills of
 * the demo so far, well-known skills with those most strongly related to them, all relations
 * among these, and their French labels. Only needed when the full files or the well-known skills change.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { root } from './setup.js'

/** Related skills of each well-known skill that the demo has at least. */
const shown = 10
const wellKnown = [
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
  'welding techniques',
  'use cooking techniques',
]

const folder = process.argv[2]
if (!folder) {
  console.error('Usage: node scripts/make_demo_data.js <folder with the full esco_*.csv.gz>')
  process.exit(2)
}

const data = join(root, 'database', 'data')
const read = (from, name) =>
  parse(gunzipSync(readFileSync(join(from, name))), { columns: true, relax_quotes: false })
const write = (name, rows) =>
  writeFileSync(join(data, name), gzipSync(stringify(rows, { header: true }), { level: 9 }))
const key = (name) =>
  name
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase()

const skills = read(folder, 'esco_skills.csv.gz')
const relations = read(folder, 'esco_skill_relations_v2.csv.gz')
const byKey = new Map(skills.map((skill) => [key(skill.skill), skill]))
const strongestFirst = relations.toSorted((a, b) => b.weight - a.weight)
const relatedTo = (name) =>
  strongestFirst.filter((relation) => key(relation.skill) === key(name)).slice(0, shown)

for (const name of wellKnown) if (!byKey.has(key(name))) console.log(`not in the data: ${name}`)
const chosen = new Set([
  ...read(data, 'demo_skills.csv.gz').map(({ skill }) => key(skill)),
  ...wellKnown
    .flatMap((name) => [name, ...relatedTo(name).map((relation) => relation.related_skill)])
    .map(key),
])

const among = relations.filter(
  (relation) => chosen.has(key(relation.skill)) && chosen.has(key(relation.related_skill))
)
write('demo_categories.csv.gz', read(folder, 'esco_categories.csv.gz'))
write(
  'demo_skills.csv.gz',
  [...chosen].flatMap((name) => byKey.get(name) ?? [])
)
write('demo_relations.csv.gz', among)
const uris = new Set([...chosen].flatMap((name) => byKey.get(name)?.uri ?? []))
write(
  'demo_skills_fr.csv.gz',
  read(folder, 'esco_skills_fr.csv.gz')
    .filter(({ conceptUri }) => uris.has(conceptUri))
    .map(({ conceptUri, preferredLabel, altLabels }) => ({ conceptUri, preferredLabel, altLabels }))
)
console.log(`${chosen.size} skills, ${among.length} relations`)
