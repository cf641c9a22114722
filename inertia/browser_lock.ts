const LEASE_MS = 10_000
const RETRY_MS = 50

/**
 * Runs one task of a name at a time across all tabs of this browser. Where the browser has no locks
 * (plain HTTP), a lease in local storage does: two tabs may then both get in once in a while, which
 * the server's ten seconds of grace forgive.
 */
export function runExclusively<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(name, task) as Promise<Result>
  const turn = (queues.get(name) ?? Promise.resolve()).then(() => withLease(name, task))
  queues.set(
    name,
    turn.catch(() => {})
  )
  return turn
}

const queues = new Map<string, Promise<unknown>>()

async function withLease<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const entry = `lock:${name}`
  const mine = crypto.getRandomValues(new Uint32Array(2)).join('-')
  while (!(await takeLease(entry, mine))) await pause()
  try {
    return await task()
  } finally {
    if (localStorage.getItem(entry)?.startsWith(mine)) localStorage.removeItem(entry)
  }
}

async function takeLease(entry: string, mine: string): Promise<boolean> {
  const [, until] = (localStorage.getItem(entry) ?? '').split(' ')
  if (Number(until) > Date.now()) return false
  localStorage.setItem(entry, `${mine} ${Date.now() + LEASE_MS}`)
  await pause()
  return localStorage.getItem(entry)?.startsWith(mine) ?? false
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, RETRY_MS))
}
