const wakers = new Set<() => void>()

/** Calls `wake` whenever this process queues a job, until the returned function is called. */
export function onWake(wake: () => void): () => void {
  wakers.add(wake)
  return () => wakers.delete(wake)
}

/** There may be something to do. Nobody listens in a process that runs no worker. */
export function wakeWorkers() {
  for (const wake of wakers) wake()
}
