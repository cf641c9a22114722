const LEASE_MS = 10_000
const RETRY_MS = 50

/**
 * Runs tasks with the same name one at a time across all tabs of this browser. Browsers without locks (plain
 * HTTP) use a lease in local storage: two tabs may rarely run at the same time, which the server's grace
 * period of ten seconds tolerates.
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
