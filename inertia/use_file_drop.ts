import { useRef, useState, type DragEvent } from 'react'

/**
 * A file field with a drop area: the field's ref, whether files are held over the area, and the area's
 * handlers. `onDropped` runs when dropped files are in the field.
 */
export function useFileDrop(onDropped: (input: HTMLInputElement) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const area = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setIsOver(false)
      if (!input.current || !event.dataTransfer.files.length) return
      input.current.files = event.dataTransfer.files
      onDropped(input.current)
    },
  }
  return { input, isOver, area }
}
