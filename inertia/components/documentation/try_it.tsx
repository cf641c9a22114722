import { router } from '@inertiajs/react'
import { useId, useState, type SubmitEvent } from 'react'
import type { CallFacts } from '#app/documentation/page_parts'
import type { Reader } from '#app/documentation/reader'
import type { TryField, TryForm } from '#app/documentation/try_form'
import { fetchResponse } from '~/client'
import { t } from '~/text'
import { usePortal } from '~/use_portal'
import { useHydrated } from '~/use_hydrated'

interface TryItProps {
  id: string
  call: CallFacts
  form: TryForm
  reader: Reader
}

interface Outcome {
  status: string
  milliseconds: number
  headers: Array<[string, string]>
  body: string
  /** Null if the response does not state it. */
  charged: number | null
  remaining: number | null
}

/**
 * Sends the call as the logged-in user when the button is pressed; states the price before and the charge
 * afterwards. Without scripts, a search links to the playground, and other calls have no form.
 */
export function TryIt({ id, call, form, reader }: TryItProps) {
  const { to } = usePortal()
  const ready = useHydrated()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [fault, setFault] = useState('')
  const [isAsking, setAsking] = useState(false)
  if (!ready && !form.without_scripts) return null

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsking(true)
    setFault('')
    try {
      const made = await make(call, form, new FormData(event.currentTarget))
      setOutcome(made)
      if (call.price) router.reload({ only: ['availableCalls', 'reader'] })
    } catch (error) {
      setOutcome(null)
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setAsking(false)
    }
  }

  return (
    <details className="doc-try">
      <summary>{t('documentation.try_it')}</summary>
      <form action={to('/playground')} method="get" onSubmit={submit}>
        <p className="help">{t('documentation.try_it_as_you')}</p>
        {form.fields.map((field) => (
          <Entry key={field.name} of={id} field={field} />
        ))}
        {form.body !== null && <BodyEntry of={id} text={form.body} />}
        <p className="doc-price">
          {costOf(call, reader)}
          {call.method !== 'GET' && !call.price && ` ${t('documentation.really_writes')}`}
        </p>
        <button type="submit" className="button is-primary" disabled={isAsking}>
          {isAsking ? t('documentation.asking') : t('documentation.ask')}
        </button>
      </form>
      <div role="status">
        {fault && (
          <p className="note is-danger">{t('documentation.no_answer', { reason: fault })}</p>
        )}
        {outcome && <Answered outcome={outcome} />}
      </div>
    </details>
  )
}

function Entry({ of, field }: { of: string; field: TryField }) {
  const id = `${of}-${useId()}`
  const { name, choices, value, type, is_required: isRequired } = field
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <code>{name}</code>
        {isRequired && <span className="label-note"> {t('documentation.required')}</span>}
      </label>
      {choices.length > 0 ? (
        <div className="select is-fullwidth">
          <select id={id} name={name} defaultValue={value}>
            <option value="" />
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
      ) : (
        <input
          className="input"
          id={id}
          name={name}
          inputMode={type === 'number' ? 'numeric' : undefined}
          defaultValue={value}
          required={isRequired}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </div>
  )
}

const BODY = '{body}'

function BodyEntry({ of, text }: { of: string; text: string }) {
  const id = `${of}-${useId()}`
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('documentation.body_as_json')}
      </label>
      <textarea
        className="textarea doc-body"
        id={id}
        name={BODY}
        rows={Math.min(14, text.split('\n').length)}
        defaultValue={text}
        spellCheck={false}
      />
    </div>
  )
}

function Answered({ outcome }: { outcome: Outcome }) {
  const { status, milliseconds, headers, body, charged, remaining } = outcome
  return (
    <div className="doc-outcome">
      <p>
        <strong>{t('documentation.answered', { status, time: milliseconds })}</strong>
      </p>
      <p>
        {charged === null || remaining === null
          ? t('documentation.charged_nothing')
          : t('documentation.charged', { charged, remaining })}
      </p>
      <pre
        className="code-block"
        tabIndex={0}
        role="region"
        aria-label={t('documentation.its_body')}
      >
        {body || t('documentation.no_body')}
      </pre>
      <details>
        <summary>{t('documentation.headers_of_answer')}</summary>
        <pre
          className="code-block"
          tabIndex={0}
          role="region"
          aria-label={t('documentation.headers_of_answer')}
        >
          {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
        </pre>
      </details>
    </div>
  )
}

function costOf({ price }: CallFacts, reader: Reader): string {
  if (price && reader.kind === 'partner') {
    return t('documentation.costs_left', { calls: price, remaining: reader.remaining })
  }
  if (price && reader.kind === 'guest') {
    return t('documentation.costs_guest', { remaining: reader.remaining, limit: reader.limit })
  }
  return t('documentation.costs_nothing')
}

async function make(call: CallFacts, form: TryForm, entered: FormData): Promise<Outcome> {
  const text = (name: string) => String(entered.get(name) ?? '')
  const given = (place: TryField['in']) =>
    form.fields.flatMap(({ name, in: where }): Array<[string, string]> =>
      where === place && text(name) !== '' ? [[name, text(name)]] : []
    )
  const inPath = Object.fromEntries(given('path'))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath[name] ?? ''))
  const began = performance.now()
  const response = await fetchResponse(call.method, path, {
    query: Object.fromEntries(given('query')),
    headers: Object.fromEntries(given('header')),
    body: form.body === null ? undefined : JSON.parse(text(BODY)),
  })
  const body = await response.text()
  const figure = (name: string) => {
    const value = response.headers.get(name)
    return value === null ? null : Number(value)
  }
  return {
    status: String(response.status),
    milliseconds: Math.round(performance.now() - began),
    headers: [...response.headers],
    body: readable(body),
    charged: figure('X-Calls-Charged'),
    remaining: figure('X-Calls-Remaining'),
  }
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
