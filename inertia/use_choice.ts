import { useCallback, useEffect, useRef, useState } from 'react'
import { usePortal } from '~/use_portal'

export interface Choice {
  /** How many rows of this page are chosen, and what they are called. */
  count: number
  names: string[]
  /** All that match, on whatever page. */
  all: boolean
  clear: () => void
}

/**
 * Which rows of a list are chosen. The boxes themselves know: they may be ticked before scripts run
 * and come back with the browser's Back. So this reads them after each change; another view of the
 * list begins with none. Give `ref` and `onChange` to what holds the boxes and the bar.
 */
export function useChoice() {
  const { url } = usePortal()
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<Omit<Choice, 'clear'>>({ count: 0, names: [], all: false })

  const read = useCallback(() => {
    const boxes = rowBoxes(ref.current).filter(({ checked }) => checked)
    setState({
      count: boxes.length,
      names: boxes.map(({ dataset }) => dataset.name ?? ''),
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
