import vite from '@adonisjs/vite/services/main'
import portal from '#config/portal'

const entry = 'inertia/app.tsx'

/** URLs of what a page loads. Empty with the development server, which adds its own tags. */
export interface PageAssets {
  /** The module that starts the page. */
  entry: string | null
  /** The modules that it imports, directly and indirectly, so that the browser loads them at once. */
  scripts: string[]
  styles: string[]
  /** The fonts needed for the first paint. */
  fonts: string[]
}

const none: PageAssets = { entry: null, scripts: [], styles: [], fonts: [] }

/** A build does not change at run time, so the results are cached per page. */
const known = new Map<string, PageAssets>()

/** The assets of a page; `component` is its name, as in `skills/index`. */
export function pageAssets(component: string): PageAssets {
  if (vite.useDevServer) return none
  const assets = known.get(component) ?? findAssets(`inertia/pages/${component}.tsx`)
  known.set(component, assets)
  return assets
}

function findAssets(page: string): PageAssets {
  const manifest = vite.manifest()
  const sources = [...reach(page, reach(entry))]
  const scripts = sources.flatMap((source) => manifest[source]?.file ?? [])
  const styles = sources.flatMap((source) => manifest[source]?.css ?? [])
  const fonts = (manifest[entry].assets ?? []).filter((file) => file.endsWith('.woff2'))
  return {
    entry: addressOf(manifest[entry].file),
    scripts: scripts.filter((file) => file !== manifest[entry].file).map(addressOf),
    styles: [...new Set(styles)].map(addressOf),
    fonts: fonts.map(addressOf),
  }
}

/** A module and its static imports, recursively. */
function reach(source: string, seen = new Set<string>()): Set<string> {
  if (seen.has(source)) return seen
  seen.add(source)
  for (const imported of vite.manifest()[source]?.imports ?? []) reach(imported, seen)
  return seen
}

function addressOf(file: string): string {
  return `${portal.basePath}/assets/${file}`
}
