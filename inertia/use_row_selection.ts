import { useCallback, useEffect, useRef, useState } from 'react'
import { usePortal } from '~/use_portal'

export interface RowSelection {
  /** The selected rows of this page. */
  count: number
  ids: string[]
  /** All matching rows on all pages. */
  all: boolean
  clear: () => void
}

/**
 * The selected rows of a list. The state is in the checkboxes, which can be checked before hydration or
 * restored by the browser, so it is read after each change; another view of the list resets it. Pass `ref`
 * and `onChange` to the element with the checkboxes and the bar.
 */
export function useRowSelection() {
  const { url } = usePortal()
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<Omit<RowSelection, 'clear'>>({
    count: 0,
    ids: [],
    all: false,
  })

  const read = useCallback(() => {
    const boxes = rowBoxes(ref.current).filter(({ checked }) => checked)
    setState({
      count: boxes.length,
      ids: boxes.map(({ value }) => value),
      all: allBox(ref.current)?.checked ?? false,
    })
  }, [])

  const choose = useCallback(
    (chosen: boolean) => {
      for (const box of rowBoxes(ref.current)) box.checked = chosen
      const all = allBox(ref.current)
      if (all) all.checked = false
      read()
    },
    [read]
  )

  const seen = useRef(url)
  useEffect(() => {
    if (seen.current === url) read()
    else choose(false)
    seen.current = url
  }, [url, read, choose])

  function onChange({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement)) return
    const all = allBox(ref.current)
    if (target.name === 'all') {
      for (const box of rowBoxes(ref.current)) box.checked = target.checked
    } else if (target.name === 'ids[]' && !target.checked && all) {
      all.checked = false
    } else if (target.dataset.choosePage !== undefined) {
      return choose(target.checked)
    }
    read()
  }

  return { ref, onChange, choice: { ...state, clear: () => choose(false) } }
}

function rowBoxes(frame: HTMLElement | null): HTMLInputElement[] {
  return [...(frame?.querySelectorAll<HTMLInputElement>('input[name="ids[]"]') ?? [])]
}

function allBox(frame: HTMLElement | null): HTMLInputElement | null {
  return frame?.querySelector<HTMLInputElement>('input[name="all"]') ?? null
}
