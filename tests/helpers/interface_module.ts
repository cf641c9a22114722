import { createServer } from 'vite'

/**
 * Loads modules of `inertia/` as the server renders them; they belong to another TypeScript project,
 * so what they export has no type here. `close` it in the group's teardown.
 */
export async function interfaceModules() {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  return {
    load: (path: string) => vite.ssrLoadModule(`/inertia/${path}`),
    close: () => vite.close(),
  }
}
