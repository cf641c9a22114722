import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { parse } from 'yaml'

const deploy = app.makePath('deploy')
const read = (...path: string[]) => readFileSync(join(deploy, ...path), 'utf8')

interface Service {
  image: string
  user?: string
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
}

/** `pagePackages` of the release: plain JavaScript, which the type checker does not read. */
async function pagePackages(): Promise<string[]> {
  const { pagePackages: list } = (await import(app.makePath('scripts/release_files.js'))) as {
    pagePackages: string[]
  }
  return list
}

test.group('Files for deployment', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, null>
  }

  test('run servers and a worker with the same settings and without rights', ({ assert }) => {
    assert.sameMembers(Object.keys(services), [
      ...['postgres', 'migrate', 'app-1', 'app-2', 'worker', 'nginx'],
    ])
    for (const name of ['migrate', 'app-1', 'app-2', 'worker']) {
      const { image, environment, ...service } = services[name]
      assert.equal(image, 'skillary')
      assert.deepEqual(environment, services['app-1'].environment)
      assert.containSubset(service, {
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
    }
    assert.deepEqual(services.worker.command, ['node', 'ace.js', 'queue:work'])
    assert.match(read('Dockerfile'), /^USER skillary$/m)
  })

  test('mount files and volumes that exist', ({ assert }) => {
    const sources = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((mount) => mount.split(':')[0])
    )
    for (const source of sources) {
      const isKnown = source.startsWith('./')
        ? source === './tls' || existsSync(join(deploy, source))
        : Object.hasOwn(volumes, source)
      assert.isTrue(isKnown, source)
    }
  })

  test('set only settings that exist', ({ assert }) => {
    const known = new Set(
      [...readFileSync(app.makePath('.env.example'), 'utf8').matchAll(/^([A-Z_0-9]+)=/gm)].map(
        ([, name]) => name
      )
    )
    for (const name of Object.keys(services['app-1'].environment!)) {
      assert.isTrue(known.has(name), name)
    }
    for (const unit of readdirSync(join(deploy, 'systemd'))) {
      const [start] = /^ExecStart=.*$/m.exec(read('systemd', unit))!
      for (const [, name] of start.matchAll(/ ([A-Z_]+)=/g)) assert.isTrue(known.has(name), name)
      for (const rule of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'User=skillary']) {
        assert.include(read('systemd', unit), rule)
      }
    }
  })

  test('name exactly the packages that are bundled into pages', async ({ assert }) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(app.makePath('package.json'), 'utf8')
    ) as Record<string, Record<string, string>>
    const inertia = app.makePath('inertia')
    const imported = new Set(
      readdirSync(inertia, { recursive: true })
        .map(String)
        .filter((file) => /\.(tsx?|scss)$/.test(file))
        .flatMap((file) => [
          ...readFileSync(join(inertia, file), 'utf8').matchAll(
            /(?:from|import|import\(|@use|url\()\s*['"]((?:@[\w-]+\/)?[\w.-]+)/g
          ),
        ])
        .map(([, name]) => name)
        .filter((name) => name in dependencies || name in devDependencies)
    )
    /** `scripts/icons.js` copies its icons into public/icons/ui.svg. */
    imported.add('lucide-react')
    const bundled = await pagePackages()
    assert.sameMembers(
      bundled,
      [...imported].filter((name) => name in devDependencies)
    )
    for (const name of bundled) assert.notProperty(dependencies, name)
  })
})
