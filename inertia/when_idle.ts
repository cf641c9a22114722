/** A page that has just come has what it shows already, and more urgent things to load; in ms. */
const rest = 1500

/**
 * Does what can wait once the page rests; `work` may give what ends it. Gives the function that stops it.
 */
export function whenIdle(work: () => Promise<(() => void) | void>): () => void {
  let isLeft = false
  let end: (() => void) | void
  const timer = window.setTimeout(() => {
    void work().then((given) => {
      end = given
      if (isLeft) end?.()
    })
  }, rest)
  return () => {
    isLeft = true
    window.clearTimeout(timer)
    end?.()
  }
}
