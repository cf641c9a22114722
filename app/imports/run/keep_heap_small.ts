import { setFlagsFromString } from 'node:v8'

/**
 * V8 lets the heap grow to several times the live data, young objects to about 130 MB. An import
 * would gain no speed from this, since it waits for the database.
 */
export function keepHeapSmall() {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=20')
}
