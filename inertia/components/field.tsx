import { usePage } from '@inertiajs/react'
import type { ComponentProps, ReactNode } from 'react'
import { useFormState } from '~/components/form'
import { t } from '~/text'

interface Labelled {
  name: string
  label: string
  /** One sentence below the label. */
  hint?: ReactNode
  /** Taken from the page's errors by `name` when not given. */
  error?: string
  /** The label is read aloud but not shown. */
  labelHidden?: boolean
  className?: string
}

type Control<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'name' | 'id' | 'className' | 'children'
>

type ControlProps =
  | ({ as?: 'input' } & Control<'input'>)
  | ({ as: 'textarea' } & Control<'textarea'>)
  | ({ as: 'select'; options: Option[]; placeholder?: string } & Control<'select'>)

type FieldProps = Labelled & ControlProps

type Shared = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-invalid' | 'aria-describedby'>

export type Option = {
  value: string
  label: string
}

/**
 * A labelled input, select or textarea with its hint and its error. Inside a `Form`; what was typed
 * comes back after a refusal, with scripts or without.
 */
export function Field(props: FieldProps) {
  const { name, label, hint, error, labelHidden, className, ...control } = props
  const { id, message, old, described } = useField(name, hint, error)
  const typed = 'type' in control && control.type === 'password' ? undefined : old
  const shared: Shared = {
    id,
    name,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': described,
  }

  return (
    <div className={`field ${className ?? ''}`}>
      <label className={labelHidden ? 'label is-sr-only' : 'label'} htmlFor={id}>
        {label}
        {!control.required && <span className="label-note"> {t('common.optional')}</span>}
      </label>
      {hint && (
        <p className="help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="control">{renderControl(control, shared, typed, message)}</div>
      <FieldError id={id} message={message} />
    </div>
  )
}

/** A checkbox with its label; unchecked it posts nothing, checked `true`. */
export function CheckField({ name, label, hint, error, ...control }: Labelled & Control<'input'>) {
  const { id, message, described } = useField(name, hint, error)
  return (
    <div className="field">
      <label className="checkbox">
        <input
          value="true"
          {...control}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={message ? true : undefined}
          aria-describedby={described}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} message={message} />
    </div>
  )
}

/**
 * What a control of one's own needs to stand in a form as `Field` does: its id, the error and
 * what was typed before, and the ids for `aria-describedby`.
 */
export function useField(name: string, hint?: ReactNode, error?: string) {
  const { prefix } = useFormState()
  const { errors, old } = usePage().props
  const id = fieldId(prefix, name)
  const message = error ?? faultOf(errors as Record<string, string | undefined>, pathOf(name))
  const typed: unknown = (old as Record<string, unknown>)[name]
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    message,
    old: typeof typed === 'string' || typeof typed === 'number' ? String(typed) : undefined,
    described: described || undefined,
  }
}

/** The fault of a field; of one that is typed as a list of lines, that of its first bad line. */
function faultOf(errors: Record<string, string | undefined>, path: string): string | undefined {
  const isEntry = (name: string) =>
    name.startsWith(`${path}.`) && /^\d+$/.test(name.slice(path.length + 1))
  return errors[path] ?? errors[Object.keys(errors).find(isEntry) ?? '']
}

/** One id for a field and for its error: `relations[0][weight]` and `relations.0.weight` are the same. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${pathOf(name).replace(/[^A-Za-z0-9_-]+/g, '-')}`
}

/** The server's name for a field inside another: `skill[name]` is refused as `skill.name`. */
function pathOf(name: string): string {
  return name.replace(/\[(\w+)\]/g, '.$1')
}

export function FieldError({ id, message }: { id: string; message?: string }) {
  if (!message) return null
  return (
    <p className="help is-danger" id={`${id}-error`}>
      {message}
    </p>
  )
}

/** Lets a text area grow with its text where the browser's own `field-sizing` does not. */
function growing(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  const fit = () => {
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + 2}px`
  }
  fit()
  area.addEventListener('input', fit)
  return () => area.removeEventListener('input', fit)
}

function renderControl(
  control: ControlProps,
  shared: Shared,
  typed: string | undefined,
  message: string | undefined
) {
  const fault = message ? ' is-danger' : ''
  if (control.as === 'textarea') {
    const { as: _, defaultValue, ...rest } = control
    return (
      <textarea
        rows={4}
        ref={growing}
        {...rest}
        {...shared}
        className={`textarea${fault}`}
        defaultValue={rest.value === undefined ? (typed ?? defaultValue ?? '') : undefined}
      />
    )
  }
  if (control.as === 'select') {
    const { as: _, options, placeholder, defaultValue, ...rest } = control
    return (
      <div className={`select is-fullwidth${fault}`}>
        <select
          {...rest}
          {...shared}
          defaultValue={rest.value === undefined ? (typed ?? defaultValue ?? '') : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    )
  }
  const { as: _, defaultValue, ...rest } = control
  return (
    <input
      type="text"
      {...rest}
      {...shared}
      className={`input${fault}`}
      defaultValue={rest.value === undefined ? (typed ?? defaultValue ?? '') : undefined}
    />
  )
}
