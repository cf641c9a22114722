/** How many times the processor time of a peer some work takes; both run in this process, one after the other. */
export async function timesAsLong(
  work: () => unknown,
  { peer }: { peer: () => unknown }
): Promise<number> {
  /** The first run compiles the code. */
  await peer()
  const ofPeer = await processorTime(peer)
  return (await processorTime(work)) / Math.max(1, ofPeer)
}

/** In microseconds. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return process.cpuUsage(before).user
}
