import { router, usePage } from '@inertiajs/react'
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { UnsavedGuard } from '~/components/unsaved_guard'
import { usePortal } from '~/use_portal'

interface FormState {
  /** Goes before the ids of this form's fields. */
  prefix: string
  processing: boolean
}

const FormContext = createContext<FormState>({ prefix: 'field', processing: false })

export function useFormState() {
  return useContext(FormContext)
}

interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Where it posts to, without BASE_PATH: `/portal/admin/skills`. */
  action: string
  method?: 'post' | 'put' | 'patch' | 'delete'
  /** Must differ where a page has two forms with fields of the same name. */
  id?: string
  /** Leaves posting to the browser even when scripts run: signing in and out, downloads. */
  native?: boolean
  /** Asks before leaving the page with changes that were not saved. */
  guard?: boolean
  /** It is shown with input that was not saved: after a stale save. */
  unsaved?: boolean
  children: ReactNode
}

/**
 * A form that posts as plain HTML and, where scripts run, through Inertia without loading the page anew.
 * Carries the forgery token; PUT, PATCH and DELETE travel as POST with `_method` in the address.
 * It is sent once, however often its button is pressed; Ctrl+Enter presses it from anywhere inside.
 * Errors come back as the page's `errors`, by field name; `Field` and `FormErrors` show them.
 */
export function Form({
  action,
  method = 'post',
  id,
  native = false,
  guard = false,
  unsaved = false,
  onSubmit,
  children,
  ...rest
}: FormProps) {
  const { to } = usePortal()
  const { csrfToken } = usePage().props
  const [processing, setProcessing] = useState(false)
  const [dirty, setDirty] = useState(unsaved)
  /** At once, where state is a render late: the form is on its way. */
  const sending = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const address = method === 'post' ? to(action) : withMethod(to(action), method)

  // What was typed before the scripts ran is no less unsaved.
  useEffect(() => {
    if (guard && [...(element.current?.elements ?? [])].some(isChanged)) setDirty(true)
  }, [guard])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event)
    if (native || event.defaultPrevented) return
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const { submitter } = event.nativeEvent
    const data = new FormData(event.currentTarget, submitter)
    router.post(submitter?.getAttribute('formaction') ?? address, data, {
      preserveScroll: 'errors',
      preserveState: 'errors',
      onStart: () => setProcessing(true),
      onSuccess: () => setDirty(false),
      onFinish: () => {
        sending.current = false
        setProcessing(false)
      },
    })
  }

  return (
    <FormContext value={{ prefix: id ?? 'field', processing }}>
      <form
        {...rest}
        ref={element}
        id={id}
        action={address}
        method="post"
        noValidate={rest.noValidate ?? true}
        onSubmit={submit}
        onInput={() => guard && setDirty(true)}
        onKeyDown={saveByKeyboard}
      >
        <input type="hidden" name="_csrf" value={csrfToken ?? ''} />
        {children}
      </form>
      {guard && <UnsavedGuard active={dirty && !processing} />}
    </FormContext>
  )
}

/** Whether people changed a text of the form; choices come and go with what stands in other fields. */
function isChanged(field: Element): boolean {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText && field.value !== field.defaultValue
}

/** Ctrl+Enter and ⌘+Enter press the form's first button from every field, text areas too. */
function saveByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
}

function withMethod(address: string, method: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}_method=${method.toUpperCase()}`
}
