/** Which files and packages a release has. `npm run check:release` runs the release, so it detects missing files. */
import { spawnSync } from 'node:child_process'
import { sep } from 'node:path'

/** Packages whose code or icons the build and `scripts/icons.js` copy into the pages, so that they are not installed. */
export const pagePackages = [
  '@fontsource-variable/nunito',
  '@inertiajs/react',
  'bulma',
  'd3-scale',
  'd3-shape',
  'downshift',
  'lucide-react',
  'react',
  'react-dom',
  'react-toastify',
]

/** Whether a path of build/ is not for servers: tests, benchmarks, source maps, settings of the build. */
export function notServed(path) {
  return /^(tests|bench|node_modules)(\/|$)|^bin\/test\.|^vite\.config\.|\.map$|^package(-lock)?\.json$|^\.built-from$/.test(
    unix(path)
  )
}

/** Files that no server loads: types, source maps, documentation (licences are kept). */
const unusedAnywhere =
  /\.map$|\.[cm]?tsx?$|\.flow$|\.tsbuildinfo$|(?<!licen[cs]e|notice|copying)\.(md|markdown)$/i

/** The same by package: other builds of the same code, sources of native code, unused fonts and models. */
const unusedIn = {
  '@expo-google-fonts/noto-sans': /^(?!400Regular|700Bold)\d+[A-Z]/,
  '@fontsource-variable': /^files\/.*(?<!-wght-normal)\.woff2$/,
  '@hyzyla/pdfium': /^dist\/(?!index\.esm\.js$|pdfium\.wasm$)/,
  '@tesseract.js-data': /^4\.0\.0(\/|$)/,
  'jschardet': /^dist(\/|$)|^build\/index\.cjs$/,
  'pdfjs-dist':
    /^(build|web|types|image_decoders|legacy\/(web|image_decoders))(\/|$)|\.min\.mjs$|sandbox/,
  'sqlite3': /^(deps|src)(\/|$)|^build\/(?!Release(\/node_sqlite3\.node)?$)/,
  'stripe': /^cjs(\/|$)/,
  'tesseract.js-core': /\.wasm\.js$/,
}

/** Whether no server loads this file of a package; `path` is relative to the package. */
export function isUnused(name, path) {
  if (/^node_modules(\/|$)/.test(unix(path)) || unusedAnywhere.test(path)) return true
  const rule = unusedIn[name] ?? unusedIn[name.split('/')[0]]
  return rule ? rule.test(unix(path)) : false
}

/** The name of a package from its path in package-lock.json: `node_modules/a/node_modules/b` is b. */
export function packageNameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The size of a folder on the disk. */
export function megabytesOf(folder) {
  return parseInt(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout)
}

function unix(path) {
  return path.split(sep).join('/')
}
