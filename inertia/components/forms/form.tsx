import { router, usePage } from '@inertiajs/react'
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { mayDiscard, UnsavedGuard } from '~/components/forms/unsaved_guard'
import { usePortal } from '~/use_portal'

interface FormState {
  /** Prefix of the ids of its fields. */
  prefix: string
  processing: boolean
  /** Whether a form with `guard` has unsaved changes. */
  dirty: boolean
  values: FormValues
}

/** The values of fields by name. */
type FormValues = Partial<Record<string, string>>

const FormContext = createContext<FormState>({
  prefix: 'field',
  processing: false,
  dirty: false,
  values: {},
})

export function useFormState() {
  return useContext(FormContext)
}

interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Where it posts to, without BASE_PATH: `/portal/admin/skills`. */
  action: string
  method?: 'post' | 'put' | 'patch' | 'delete'
  /** The current values of its fields. */
  values?: FormValues
  /** Must be unique if a page has two forms with fields of the same name. */
  id?: string
  /** Submits natively even with scripts: login, logout, downloads. */
  native?: boolean
  /** Asks for confirmation before unsaved changes are lost: by leaving the page or by sending another form. */
  guard?: boolean
  /** For a form that is usually sent several times: the page stays where it is, with the focus in its first field. */
  repeats?: boolean
  /** The page keeps its state and place after saving, and the focus, if the focused field or button has a name. */
  inPlace?: boolean
  /** Whether the form starts with unsaved input, after a stale save. */
  unsaved?: boolean
  children: ReactNode
}

/**
 * A form that works as plain HTML and, with scripts, submits through Inertia without a page load. Includes
 * the CSRF token; PUT, PATCH and DELETE are sent as POST with `_method` in the URL. It is submitted once,
 * however often its button is pressed; Ctrl+Enter submits it. Errors are in the page's `errors` by field
 * name; `Field` and `FormErrors` show them.
 */
export function Form({
  action,
  method = 'post',
  values = {},
  id,
  native = false,
  guard = false,
  repeats = false,
  inPlace = false,
  unsaved = false,
  onSubmit,
  children,
  ...rest
}: FormProps) {
  const { to } = usePortal()
  const { csrfToken } = usePage().props
  const [processing, setProcessing] = useState(false)
  const [dirty, setDirty] = useState(unsaved)
  /** A ref, because state would be one render late. */
  const sending = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const guardId = useId()
  const url = method === 'post' ? to(action) : withMethod(to(action), method)

  // Input from before hydration is unsaved as well.
  useEffect(() => {
    if (guard && [...(element.current?.elements ?? [])].some(isChanged)) setDirty(true)
  }, [guard])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event)
    const wrong = [...event.currentTarget.elements].find(isIncomplete)
    if (wrong) event.preventDefault()
    wrong?.reportValidity()
    if (native || event.defaultPrevented) return
    event.preventDefault()
    if (sending.current || !mayDiscard(guardId)) return
    sending.current = true
    const { submitter } = event.nativeEvent
    const data = new FormData(event.currentTarget, submitter)
    router.post(submitter?.getAttribute('formaction') ?? url, data, {
      preserveScroll: repeats || inPlace || 'errors',
      preserveState: inPlace || 'errors',
      onStart: () => setProcessing(true),
      onSuccess: () => {
        setDirty(false)
        if (repeats) focusFirstField(url)
      },
      onError: () => closeDialogs(element.current),
      onFinish: () => {
        sending.current = false
        setProcessing(false)
      },
    })
  }

  return (
    <FormContext value={{ prefix: id ?? 'field', processing, dirty, values }}>
      <form
        {...rest}
        ref={element}
        id={id}
        action={url}
        method="post"
        noValidate={rest.noValidate ?? true}
        onSubmit={submit}
        onInput={() => guard && setDirty(true)}
        onKeyDown={saveByKeyboard}
      >
        <input type="hidden" name="_csrf" value={csrfToken ?? ''} />
        {children}
      </form>
      {guard && <UnsavedGuard id={guardId} active={dirty && !processing} sending={sending} />}
    </FormContext>
  )
}

/** The form was rendered again with the page. */
function focusFirstField(url: string) {
  requestAnimationFrame(() => {
    const field = `form[action="${CSS.escape(url)}"] :is(input:not([type="hidden"]), select)`
    document.querySelector<HTMLElement>(field)?.focus({ preventScroll: true })
  })
}

/** A confirmation would cover the errors at the fields. */
function closeDialogs(form: HTMLFormElement | null) {
  for (const dialog of form?.querySelectorAll('dialog') ?? []) dialog.close()
}

/** A date such as 31 February, or a part of one: browsers would send an empty field. */
function isIncomplete(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.validity.badInput
}

/** Whether the user changed a text or a box of the form; options depend on other fields. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    return field.checked !== field.defaultChecked
  }
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText && field.value !== field.defaultValue
}

/** Ctrl+Enter and ⌘+Enter press the first button of the form from every field, including text areas. */
function saveByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
}

function withMethod(url: string, method: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}_method=${method.toUpperCase()}`
}
