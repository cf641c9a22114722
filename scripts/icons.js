/**
 * node scripts/icons.js: writes the icons that `inertia/icons.tsx` names from Lucide into one file, which pages
 * refer to. Their version is in the URL, because browsers keep the file for a day.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

/** The width of strokes is set by the page. */
const style = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'

const root = join(import.meta.dirname, '..')

/** The content of the sprite and of the module that names it, by path. */
export async function iconFiles() {
  const source = readFileSync(join(root, 'inertia/icons.tsx'), 'utf8')
  const names = [...source.matchAll(/ = icon\('([a-z0-9-]+)'\)/g)].map(([, name]) => name)
  const symbols = await Promise.all([...new Set(names)].sort().map(symbolOf))
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
  const version = createHash('sha1').update(sprite).digest('hex').slice(0, 8)
  const code = `/** Written by scripts/icons.js. */\nexport const sprite = '/icons/ui.svg?v=${version}'\n`
  const path = join(root, 'inertia/icon_sprite.ts')
  const formatted = await format(code, { ...(await resolveConfig(path)), filepath: path })
  return { 'public/icons/ui.svg': sprite, 'inertia/icon_sprite.ts': formatted }
}

async function symbolOf(name) {
  const { __iconData: data } = await dataOf(name)
  const shapes = data.node.map(([tag, { key, ...attributes }]) => elementOf(tag, attributes))
  return `<symbol id="${name}" viewBox="0 0 24 24" ${style}>${shapes.join('')}</symbol>`
}

/** Renamed icons only export the new one under their old name. */
async function dataOf(name) {
  const path = join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
  const module = await import(path)
  if (module.__iconData) return module
  const [, renamed] = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(readFileSync(path, 'utf8'))
  return dataOf(renamed)
}

function elementOf(tag, attributes) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}

if (import.meta.main) {
  const files = await iconFiles()
  for (const [path, content] of Object.entries(files)) writeFileSync(join(root, path), content)
}
