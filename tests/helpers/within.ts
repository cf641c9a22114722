/** The timeout of a hook in ms: japa does not limit hooks. */
export const LONGEST = 30_000

/** Resolves to the result of the work; rejects with the given message after 30 seconds. */
export async function within<Given>(say: () => string, given: Promise<Given>): Promise<Given> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${say()} within ${LONGEST / 1000} seconds`)),
      LONGEST
    )
  })
  try {
    return await Promise.race([given, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
