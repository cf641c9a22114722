import { english } from './english.ts'
import type { Family } from './family.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { northern } from './northern.ts'
import { southern } from './southern.ts'

/** All families; those with `isLeftOut` were chosen before anything was measured. */
export const families: Family[] = [...english, ...german, ...french, ...southern, ...northern]
