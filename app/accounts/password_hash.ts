import hash from '@adonisjs/core/services/hash'

/**
 * Hashing occupies one of libuv's four threads for about a fifth of a second; the others remain for SQLite, files
 * and charges, however many people sign in.
 */
const AT_ONCE = 2

let running = 0
const waiting: Array<() => void> = []

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash.make(password))
}

export function isPasswordOf(hashed: string, password: string): Promise<boolean> {
  return inTurn(() => hash.verify(hashed, password))
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
