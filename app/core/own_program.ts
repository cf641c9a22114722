import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `.ts` in the sources, `.js` in the build. */
const extension = extname(import.meta.filename)

/** The path of a program in `bin/`, by its name without extension. */
export function ownProgram(name: string): string {
  return fileURLToPath(new URL(`../../bin/${name}${extension}`, import.meta.url))
}

/**
 * The Node.js arguments for such a program: the TypeScript loader in the sources, none in the
 * build.
 */
export const programArguments =
  extension === '.ts' ? [`--import=${new URL('../../bin/typescript.js', import.meta.url)}`] : []

/** The folder that this loader writes to; none in the build. */
export const loaderCache =
  extension === '.ts' ? [fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))] : []
