import { router, usePage } from '@inertiajs/react'
import {
  createContext,
  useContext,
  useState,
  type ComponentProps,
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
  children: ReactNode
}

/**
 * A form that posts as plain HTML and, where scripts run, through Inertia without loading the page anew.
 * Carries the forgery token; PUT, PATCH and DELETE travel as POST with `_method` in the address.
 * Errors come back as the page's `errors`, by field name; `Field` and `FormErrors` show them.
 */
export function Form({
  action,
  method = 'post',
  id,
  native = false,
  guard = false,
  onSubmit,
  children,
  ...rest
}: FormProps) {
  const { to } = usePortal()
  const { csrfToken } = usePage().props
  const [processing, setProcessing] = useState(false)
  const [dirty, setDirty] = useState(false)
  const address = method === 'post' ? to(action) : withMethod(to(action), method)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event)
    if (native || event.defaultPrevented) return
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const data = new FormData(event.currentTarget, submitter)
    router.post(submitter?.getAttribute('formaction') ?? address, data, {
      preserveScroll: 'errors',
      preserveState: 'errors',
      onStart: () => setProcessing(true),
      onSuccess: () => setDirty(false),
      onFinish: () => setProcessing(false),
    })
  }

  return (
    <FormContext value={{ prefix: id ?? 'field', processing }}>
      <form
        {...rest}
        id={id}
        action={address}
        method="post"
        noValidate={rest.noValidate ?? true}
        onSubmit={submit}
        onInput={() => guard && setDirty(true)}
      >
        <input type="hidden" name="_csrf" value={csrfToken ?? ''} />
        {children}
      </form>
      {guard && <UnsavedGuard active={dirty && !processing} />}
    </FormContext>
  )
}

function withMethod(address: string, method: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}_method=${method.toUpperCase()}`
}
