/** The packages of a release: its lock file and its bill of materials (CycloneDX), without network access. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail, root } from './setup.js'

/**
 * The part of package-lock.json that a package.json without development packages needs, with the same versions.
 * Peers are left out: those that a server needs are dependencies, the others are build tools.
 */
export function lockOf(manifest) {
  return withNpm(manifest, (_, lock) => lock)
}

/** The bill of materials of a package.json, with the packages that `isInstalled` accepts by name and version. */
export function billOf(manifest, isInstalled) {
  const bill = withNpm(manifest, (npm) =>
    JSON.parse(
      npm('sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application')
    )
  )
  bill.metadata.component.name = manifest.name
  bill.components = bill.components.filter(({ name, version }) => isInstalled(name, version))
  const known = new Set(bill.components.map((component) => component['bom-ref']))
  known.add(bill.metadata.component['bom-ref'])
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => known.has(one)) }))
  return bill
}

function withNpm(manifest, result) {
  const folder = mkdtempSync(join(tmpdir(), 'skillary-lock-'))
  const npm = (...args) => runNpm(folder, args)
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
    npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund')
    return result(npm, JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runNpm(cwd, args) {
  const all = [...args, '--legacy-peer-deps', '--offline', '--loglevel=error']
  const { status, stdout, stderr, error } = spawnSync('npm', all, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(`npm ${args[0]} failed: ${stderr || error?.message}`)
  return stdout
}
