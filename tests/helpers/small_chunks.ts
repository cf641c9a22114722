import { WritePace } from '#app/imports/run/write_pace'

/** From now on imports in this process are committed in chunks of so many rows; returns what ends that. */
export function smallChunks(rows: number) {
  const paced = Object.getOwnPropertyDescriptor(WritePace.prototype, 'rows')!
  Object.defineProperty(WritePace.prototype, 'rows', { configurable: true, get: () => rows })
  return () => {
    Object.defineProperty(WritePace.prototype, 'rows', paced)
  }
}

/** Does the work once the next chunk is committed, before another is written; returns what calls it off. */
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
