import { indexPages } from '@adonisjs/inertia'
import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

/** The environments that serve pages. Commands and upload processes start faster without their providers. */
const pages: Array<'web' | 'test' | 'repl'> = ['web', 'test', 'repl']

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('#app/core/db/lucid_commands'),
    () => import('@adonisjs/session/commands'),
    () => import('@adonisjs/mail/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    {
      file: () => import('@adonisjs/core/providers/repl_provider'),
      environment: ['repl', 'test'],
    },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('#app/core/db/transaction_provider'),
    { file: () => import('#app/core/db/database_provider'), environment: ['web', 'test'] },
    { file: () => import('#app/core/start_provider'), environment: ['web'] },
    { file: () => import('@adonisjs/session/session_provider'), environment: pages },
    { file: () => import('@adonisjs/vite/vite_provider'), environment: pages },
    { file: () => import('@adonisjs/shield/shield_provider'), environment: pages },
    { file: () => import('@adonisjs/inertia/inertia_provider'), environment: pages },
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    { file: () => import('@adonisjs/transmit/transmit_provider'), environment: ['web', 'test'] },
    { file: () => import('#app/shell/built_assets_provider'), environment: ['test'] },
    { file: () => import('#app/operations/operations_provider'), environment: ['web'] },
    { file: () => import('#app/core/db/replicas/replicas_provider'), environment: ['web'] },
    { file: () => import('#app/jobs/worker_provider'), environment: ['web'] },
    {
      file: () => import('#app/notifications/live_notices_provider'),
      environment: ['web', 'test'],
    },
    { file: () => import('#app/core/stopping_provider'), environment: ['web', 'test'] },
  ],

  preloads: [
    () => import('#app/shell/registrations'),
    () => import('#start/validation'),
    () => import('#start/routes'),
    () => import('#start/kernel'),
    { file: () => import('#start/warnings'), environment: ['web'] },
  ],

  tests: {
    suites: [
      { files: ['tests/unit/**/*.spec.ts'], name: 'unit', timeout: 60_000 },
      { files: ['tests/functional/**/*.spec.ts'], name: 'functional', timeout: 120_000 },
      { files: ['tests/browser/**/*.spec.ts'], name: 'browser', timeout: 300_000 },
      { files: ['tests/faults/**/*.spec.ts'], name: 'faults', timeout: 300_000 },
    ],
    forceExit: false,
  },

  metaFiles: [
    { pattern: 'bin/own_node.js', reloadServer: false },
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'resources/lang/**/*.json', reloadServer: false },
    { pattern: 'resources/documentation/**', reloadServer: true },
    { pattern: 'docs/api_changelog.md', reloadServer: true },
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'ssr/**', reloadServer: false },
    { pattern: 'database/data/**', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({
        events: { enabled: false },
        listeners: { enabled: false },
        controllers: { source: 'app', glob: ['**/*_controller.ts'], importAlias: '#app' },
        transformers: {
          enabled: true,
          source: 'app',
          glob: ['**/*_transformer.ts'],
          importAlias: '#app',
          withSharedProps: true,
          inertiaMiddlewareImportPath: '#app/shell/inertia_middleware',
        },
      }),
      indexPages({ framework: 'react' }),
      generateRegistry(),
    ],
    buildStarting: [
      () => import('@adonisjs/vite/build_hook'),
      () => import('./scripts/pack_client.js'),
    ],
  },
})
