/**
 * The layers of the server (docs/architecture.md), lowest first. A folder of app/ only imports folders before
 * it in the list, and no two folders import each other, at any depth. `npm run lint` checks both.
 */
const layers = [
  'core',
  'jobs',
  'money',
  'mail',
  'accounts',
  'operations',
  'notifications',
  'webhooks',
  'billing',
  'clients',
  'catalogue',
  'exports',
  'imports',
  'search',
  'changes',
  'invoices',
  'saved_views',
  'site',
  'dashboards',
  'personal_data',
  'contract',
  'documentation',
  'demo',
  'shell',
]

const folders = (names) => `^app/(${names.join('|')})/`

export default {
  forbidden: [
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer} imports lower layers only`,
      severity: 'error',
      from: { path: folders([layer]) },
      to: { path: folders(layers.slice(index + 1)) },
    })),
    {
      name: 'every folder of app/ is a layer',
      severity: 'error',
      from: { path: '^app/', pathNot: folders(layers) },
      to: {},
    },
    {
      name: 'no cycles between folders',
      scope: 'folder',
      severity: 'error',
      from: { path: '^app/' },
      to: { circular: true },
    },
  ],
  options: {
    /** Includes imports of types. */
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'config/dependency_cruiser.tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^app/',
  },
}
