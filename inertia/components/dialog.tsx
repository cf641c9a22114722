import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}

/**
 * A button that opens the dialog with this id: with invoker commands if the browser has them, else with a
 * script.
 */
export function DialogButton({ dialog, ...rest }: ComponentProps<'button'> & { dialog: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={dialog}
      onClick={(event) => toggleWithoutInvokers(event, () => dialogOf(dialog)?.showModal())}
    />
  )
}

/** Closes the dialog with this id. */
export function CloseButton({ dialog, ...rest }: ComponentProps<'button'> & { dialog: string }) {
  return (
    <button
      type="button"
      {...rest}
      command="close"
      commandfor={dialog}
      onClick={(event) => toggleWithoutInvokers(event, () => dialogOf(dialog)?.close())}
    />
  )
}

interface DialogProps {
  id: string
  title: string
  children: ReactNode
  className?: string
}

/** A native modal dialog: Escape and a click outside close it, and the focus is restored. */
export function Dialog({ id, title, children, className = 'dialog' }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  return (
    <dialog
      id={id}
      ref={box}
      className={className}
      closedby="any"
      aria-labelledby={`${id}-title`}
      onClick={(event) => {
        if (!('closedBy' in event.currentTarget) && event.target === box.current) {
          box.current.close()
        }
      }}
    >
      <div className="dialog-body">
        <h2 className="dialog-title" id={`${id}-title`}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}

function dialogOf(id: string) {
  const dialog = document.getElementById(id)
  return dialog instanceof HTMLDialogElement ? dialog : null
}

function toggleWithoutInvokers(event: MouseEvent<HTMLButtonElement>, act: () => void) {
  if (!('commandForElement' in event.currentTarget)) act()
}
