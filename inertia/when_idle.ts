/** Delay after a page load, when more urgent resources are loading, in ms. */
const rest = 1500

/**
 * Runs deferrable work when the page is idle; `work` can return a cleanup function. Returns a function that
 * stops it.
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
