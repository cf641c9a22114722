import { WritePace } from '#app/imports/run/write_pace'

/**
 * Makes imports in this process commit chunks of this many rows; returns a function that restores
 * the default.
 */
export function smallChunks(rows: number) {
  const paced = Object.getOwnPropertyDescriptor(WritePace.prototype, 'rows')!
  Object.defineProperty(WritePace.prototype, 'rows', { configurable: true, get: () => rows })
  return () => {
    Object.defineProperty(WritePace.prototype, 'rows', paced)
  }
}

/**
 * Runs the callback after the next chunk is committed, before another is written; returns a
 * function that cancels this.
 */
export function afterNextChunk(work: () => Promise<unknown>) {
  const { rest } = WritePace.prototype
  const callOff = () => {
    WritePace.prototype.rest = rest
  }
  WritePace.prototype.rest = async () => {
    callOff()
    await work()
  }
  return callOff
}
