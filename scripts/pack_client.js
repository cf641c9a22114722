/**
 * Packs the npm package of client/ into public/client/, where the documentation offers it. Runs before the tests,
 * `npm run dev` and `node ace build`; does nothing if no source changed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, fail, hashOf, root, say } from './setup.js'

export default function packClient() {
  const folder = join(root, 'public/client')
  const stamp = join(folder, '.built-from')
  const sources = hashOf([
    ...['README.md', 'cli', 'package.json', 'src', 'tsconfig.json', 'vite.config.js'].map((name) =>
      join(root, 'client', name)
    ),
    ...[
      'app/core/align_columns.ts',
      'app/core/files',
      'app/core/lists',
      'app/core/plain_line.ts',
      'app/core/progress_line.ts',
      'app/imports/commands',
    ].map((name) => join(root, name)),
    join(root, 'package-lock.json'),
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return

  say('Packing the client')
  for (const old of [folder, join(root, 'client/dist')])
    rmSync(old, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('npm', ['pack', '--pack-destination', folder, '--silent'], {
    cwd: join(root, 'client'),
    env: environment({ NODE_ENV: 'production' }),
    shell: process.platform === 'win32',
    encoding: 'utf8',
  })
  if (status !== 0) fail(`${stderr}\n"npm pack" failed in client/`)
  writeFileSync(stamp, sources)
}
