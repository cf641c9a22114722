import { useEffect, useState } from 'react'
import { DropZone } from '~/components/forms/drop_zone'
import { FieldError, useField } from '~/components/forms/field'
import { sizeOf } from '~/components/file_size'
import { t } from '~/text'
import { useFileDrop } from '~/use_file_drop'

interface FileFieldProps {
  name: string
  label: string
  hint: string
  /** The `accept` attribute: `.csv,.xlsx`. */
  accept: string
  /** In bytes; larger files are rejected before they are sent. */
  most: number
}

/** The browser's file control with a drop area. */
export function FileField({ name, label, hint, accept, most }: FileFieldProps) {
  const [chosen, setChosen] = useState<File | null>(null)
  const { id, message } = useField(name)
  const { input, isOver, area } = useFileDrop(({ files }) => setChosen(files?.[0] ?? null))
  const sizeFault =
    chosen && chosen.size > most ? t('uploads.larger_than', { size: sizeOf(most) }) : undefined
  const fault = chosen ? sizeFault : message
  const described = `${id}-hint${fault ? ` ${id}-error` : ''}`

  /** Files may have been chosen before hydration or restored by the browser. */
  useEffect(() => setChosen(input.current?.files?.[0] ?? null), [input])

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <p className="help" id={`${id}-hint`}>
        {hint}
      </p>
      <DropZone
        area={area}
        isOver={isOver}
        ref={input}
        id={id}
        name={name}
        accept={accept}
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={described}
        onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0] ?? null)}
      >
        <p className="is-weak" role="status">
          {chosen
            ? t('uploads.chosen', { file: chosen.name, size: sizeOf(chosen.size) })
            : t('uploads.or_drop')}
        </p>
      </DropZone>
      <FieldError id={id} message={fault} />
    </div>
  )
}
