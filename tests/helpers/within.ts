/** How long the work of a hook may take, in ms: japa gives hooks no limit of their own. */
export const LONGEST = 30_000

/** What the work gives; an error with what is said of it where it takes longer than 30 seconds. */
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
