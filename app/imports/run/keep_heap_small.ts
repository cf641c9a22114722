import { setFlagsFromString } from 'node:v8'

/**
 * V8 lets the heap grow to several times of what lives in it, young objects to some 130 MB, for a speed
 * that an import does not gain: it waits for the database.
 */
export function keepHeapSmall() {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=20')
}
