/** The licences of the packages of a release, from its bill of materials and the installed packages. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './setup.js'

/** Licences that permit commercial, closed products. Others need a decision before they are added. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
])

/**
 * Shared libraries under the LGPL, which are not part of our program: they are loaded at run time from a package of
 * their own, unchanged and replaceable.
 */
const sharedLibraries = { licence: 'LGPL-3.0-or-later', name: /^@img\/sharp-libvips-/ }

/** Packages that name no licence in package.json but have its text in a file. */
const namedInFile = { '@adonisjs/limiter': 'MIT', 'png-js': 'MIT' }

/** The licence of a component as an SPDX expression; null if it names none. */
function licenceOf({ name, licenses }) {
  const [first] = licenses ?? []
  return (
    first?.expression ?? first?.license?.id ?? first?.license?.name ?? namedInFile[name] ?? null
  )
}

/** Whether an SPDX expression is permitted: every part of AND, one part of OR. */
function isPermitted(expression) {
  const plain = expression.replace(/[()]/g, '')
  return plain.split(' OR ').some((one) => one.split(' AND ').every((id) => permitted.has(id)))
}

function isSharedLibrary({ name, group }, licence) {
  const { licence: only, name: names } = sharedLibraries
  return licence === only && names.test(group ? `${group}/${name}` : name)
}

/** Ends the release if the licence of a package is unknown or not permitted. */
export function refuseLicences({ components }) {
  const refused = components.flatMap((component) => {
    const licence = licenceOf(component)
    return licence && (isPermitted(licence) || isSharedLibrary(component, licence))
      ? []
      : `${component.name} (${licence ?? 'none'})`
  })
  if (refused.length) {
    fail(
      `The licences of these packages are not permitted: ${refused.join(', ')}. Replace them, or add the licence to scripts/licences.js`
    )
  }
}

/** A list of all packages by licence, then the text of each licence once, with the packages that have it. */
export function licenceList({ components }, foldersOf) {
  const byLicence = groupBy(components, licenceOf)
  const list = [...byLicence].sort(byName).map(([licence, found]) => {
    const names = found.map(({ name, version }) => `  ${name} ${version}`).sort()
    return `${licence}: ${names.length}\n${names.join('\n')}\n`
  })
  const byText = groupBy(
    components.flatMap(({ name, version }) =>
      foldersOf(name, version)
        .flatMap(textsIn)
        .map((text) => ({ text, title: `${name} ${version}` }))
    ),
    ({ text }) => text
  )
  const texts = [...byText].map(([text, found]) => {
    const titles = [...new Set(found.map(({ title }) => title))].sort()
    return `${'-'.repeat(80)}\n${titles.join(', ')}\n\n${text}\n`
  })
  return [
    'Packages in this release by licence. Their texts follow; a package without a text in its files is only in the list.\n',
    ...list,
    ...texts.sort(),
  ].join('\n')
}

/** Map.groupBy, which Node.js has only since version 21. */
export function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

function textsIn(folder) {
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice|ofl)/i.test(file))
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file) && statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim())
}

function byName([a], [b]) {
  return a < b ? -1 : 1
}
