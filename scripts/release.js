/**
 * npm run release -- FOLDER: builds what a server needs into a new folder: the compiled program, its packages,
 * a bill of materials and the licences. The Dockerfile and docs/operators.md use it.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { billOf, lockOf } from './bill_of_materials.js'
import { groupBy, licenceList, refuseLicences } from './licences.js'
import { isUnused, megabytesOf, notServed, packageNameOf, pagePackages } from './release_files.js'
import { build, fail, install, root, say } from './setup.js'

const [name] = process.argv.slice(2)
const usage = 'Name a folder that does not exist yet: npm run release -- /opt/skillary/releases/1'
if (!name) fail(usage)
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), name)
if (existsSync(folder)) fail(`${folder} exists already. ${usage}`)

await install()
await build()
say(`Writing ${folder}`)
mkdirSync(folder, { recursive: true })

const built = join(root, 'build')
cpSync(built, folder, {
  recursive: true,
  filter: (file) => !notServed(relative(built, file)),
})
writePackages()
say(`${folder} is complete; its packages take ${megabytesOf(join(folder, 'node_modules'))} MB`)

/** Copies the packages of the server as they are installed here, and lists them with those of the pages. */
function writePackages() {
  const { name, version, license, type, engines, bin, imports, overrides, ...all } = readJson(
    join(root, 'package.json')
  )
  const { dependencies, devDependencies } = all
  const manifest = { name, version, private: true, license, type, engines, bin, imports, overrides }
  const server = { ...manifest, dependencies }
  const { packages, ...lock } = lockOf(server)
  writeJson('package.json', server)
  writeJson('package-lock.json', { ...lock, packages })
  /** Peers would bring the build tools back. */
  writeFileSync(join(folder, '.npmrc'), 'legacy-peer-deps=true\n')
  for (const [path, locked] of Object.entries(packages)) if (path) copyPackage(path, locked)
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync('../node/bin/node', join(folder, 'node_modules/.bin/node'))

  const inPages = Object.fromEntries(pagePackages.map((one) => [one, devDependencies[one]]))
  const foldersOf = installedFolders()
  const bill = billOf(
    { ...manifest, dependencies: { ...dependencies, ...inPages } },
    (...one) => foldersOf(...one).length > 0
  )
  refuseLicences(bill)
  writeJson('sbom.cdx.json', bill)
  writeFileSync(join(folder, 'licences.txt'), licenceList(bill, foldersOf))
}

function copyPackage(path, { version, optional }) {
  const source = join(root, path)
  if (!existsSync(source)) {
    if (optional) return
    fail(`${path} is not installed. Run npm ci`)
  }
  const installed = readJson(join(source, 'package.json')).version
  if (installed !== version) {
    fail(`${path} has version ${installed}, but package-lock.json has ${version}. Run npm ci`)
  }
  cpSync(source, join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !isUnused(packageNameOf(path), relative(source, file)),
  })
}

/** Finds the folders of an installed package by its name and version. */
function installedFolders() {
  const { packages } = readJson(join(root, 'package-lock.json'))
  const folders = groupBy(
    Object.keys(packages).filter((path) => path && existsSync(join(root, path))),
    (path) => `${packageNameOf(path)}@${packages[path].version}`
  )
  return (packageName, version) =>
    (folders.get(`${packageName}@${version}`) ?? []).map((path) => join(root, path))
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function writeJson(file, content) {
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
}
