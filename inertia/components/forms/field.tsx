import { usePage } from '@inertiajs/react'
import type { ComponentProps, ReactNode } from 'react'
import { useFormState } from '~/components/forms/form'
import { t } from '~/text'

interface Labelled {
  name: string
  label: string
  /** One sentence below the label. */
  hint?: ReactNode
  /** Default: the page's error for `name`. */
  error?: string
  /** Whether the label is visually hidden. */
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
 * A labelled input, select or textarea with its hint and its error, inside a `Form`. Submitted values are
 * restored after an error, with or without scripts.
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

/** A checkbox with its label; posts `true` if checked, otherwise nothing. */
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
 * The properties of a custom control in a form: its id, its error, its submitted or else current value, and
 * the ids for `aria-describedby`.
 */
export function useField(name: string, hint?: ReactNode, error?: string) {
  const { prefix, values } = useFormState()
  const { errors, old } = usePage().props
  const id = fieldId(prefix, name)
  const message = error ?? faultOf(errors as Record<string, string | undefined>, pathOf(name))
  const typed: unknown = (old as Record<string, unknown>)[name]
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    message,
    old: typeof typed === 'string' || typeof typed === 'number' ? String(typed) : values[name],
    described: described || undefined,
  }
}

/** The error of a field; for a list of lines, that of its first invalid line, or of a part of it. */
function faultOf(errors: Record<string, string | undefined>, path: string): string | undefined {
  const isEntry = (name: string) =>
    name.startsWith(`${path}.`) && /^\d+(\.|$)/.test(name.slice(path.length + 1))
  return errors[path] ?? errors[Object.keys(errors).find(isEntry) ?? '']
}

/** Maps both notations to one id: `relations[0][weight]` and `relations.0.weight`. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${pathOf(name).replace(/[^A-Za-z0-9_-]+/g, '-')}`
}

/** The server's name of a nested field: `skill[name]` is `skill.name`. */
export function pathOf(name: string): string {
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

/** Grows a text area with its text in browsers without `field-sizing`. */
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
