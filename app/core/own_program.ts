import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `.ts` in the sources, `.js` once they are built. */
const extension = extname(import.meta.filename)

/** The file of a program in `bin/`, by its name without extension. */
export function ownProgram(name: string): string {
  return fileURLToPath(new URL(`../../bin/${name}${extension}`, import.meta.url))
}

/** What Node.js needs to run such a program: the TypeScript loader in the sources, nothing once they are built. */
export const programArguments =
  extension === '.ts' ? [`--import=${new URL('../../bin/typescript.js', import.meta.url)}`] : []
