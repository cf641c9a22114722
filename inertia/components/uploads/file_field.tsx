import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { FieldError, useField } from '~/components/field'
import { sizeOf } from '~/components/uploads/words'
import { t } from '~/text'

interface FileFieldProps {
  name: string
  label: string
  hint: string
  /** As `accept` has it: `.csv,.xlsx`. */
  accept: string
  /** In bytes; a larger file is told of before it is sent. */
  most: number
}

/** A file to choose, or to drop; the browser's own control with a place to drop around it. */
export function FileField({ name, label, hint, accept, most }: FileFieldProps) {
  const [chosen, setChosen] = useState<File | null>(null)
  const [isOver, setIsOver] = useState(false)
  const { id, message } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const fault =
    chosen && chosen.size > most ? t('uploads.larger_than', { size: sizeOf(most) }) : message
  const described = `${id}-hint${fault ? ` ${id}-error` : ''}`

  /** Chosen before the page's script ran, or kept by the browser. */
  useEffect(() => setChosen(input.current?.files?.[0] ?? null), [])

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!input.current || !event.dataTransfer.files.length) return
    input.current.files = event.dataTransfer.files
    setChosen(event.dataTransfer.files[0])
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <p className="help" id={`${id}-hint`}>
        {hint}
      </p>
      <div
        className={`drop-zone${isOver ? ' is-over' : ''}${fault ? ' is-danger' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileUp size={28} strokeWidth={1.5} />
        <input
          type="file"
          ref={input}
          id={id}
          name={name}
          accept={accept}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={described}
          onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0] ?? null)}
        />
        <p className="is-weak" role="status">
          {chosen
            ? t('uploads.chosen', { file: chosen.name, size: sizeOf(chosen.size) })
            : t('uploads.or_drop')}
        </p>
      </div>
      <FieldError id={id} message={fault} />
    </div>
  )
}
