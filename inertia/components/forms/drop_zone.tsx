import '~/css/drop_zone.scss'
import { FileUp } from '~/icons'
import type { ComponentProps, ReactNode } from 'react'
import type { useFileDrop } from '~/use_file_drop'

interface DropZoneProps extends ComponentProps<'input'> {
  /** A label inside the area. */
  title?: string
  /** The handlers of the area, if it takes files itself. */
  area?: ReturnType<typeof useFileDrop>['area']
  isOver?: boolean
  /** Shown below the control. */
  children?: ReactNode
}

/** The browser's file control in an area for dropped files. */
export function DropZone({ title, area, isOver, children, ...input }: DropZoneProps) {
  const isWrong = Boolean(input['aria-invalid'])
  return (
    <div className={`drop-zone${isOver ? ' is-over' : ''}${isWrong ? ' is-danger' : ''}`} {...area}>
      <FileUp size={32} className="is-thin" />
      {title && (
        <label className="drop-zone-title" htmlFor={input.id}>
          {title}
        </label>
      )}
      <input {...input} type="file" />
      {children}
    </div>
  )
}
