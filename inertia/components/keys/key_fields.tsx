import { usePage } from '@inertiajs/react'
import type { MessageId } from '@lang/message_id'
import { Field, FieldError, useField } from '~/components/field'
import { t } from '~/text'

/** The name of an ability. */
const names: Record<string, MessageId> = {
  search: 'api_keys.ability_search',
  lookup: 'api_keys.ability_lookup',
  extract: 'api_keys.ability_extract',
  changes: 'api_keys.ability_changes',
  suggest: 'api_keys.ability_suggest',
  usage: 'api_keys.ability_usage',
  invoices: 'api_keys.ability_invoices',
}

/** What it permits. */
const hints: Record<string, MessageId> = {
  search: 'api_keys.ability_search_hint',
  lookup: 'api_keys.ability_lookup_hint',
  extract: 'api_keys.ability_extract_hint',
  changes: 'api_keys.ability_changes_hint',
  suggest: 'api_keys.ability_suggest_hint',
  usage: 'api_keys.ability_usage_hint',
  invoices: 'api_keys.ability_invoices_hint',
}

export function abilityName(ability: string): string {
  return t(names[ability])
}

interface KeyFieldsProps {
  /** Every ability that a key may have. */
  choices: string[]
  name?: string
  abilities: string[]
  /** A date for a date field. */
  expiresAt?: string
  cap?: string
  /** Calls that have been charged to the key. */
  used?: number
}

/** The fields of a new or existing key. */
export function KeyFields({ choices, name, abilities, expiresAt, cap, used }: KeyFieldsProps) {
  return (
    <>
      <Field
        name="name"
        label={t('common.name')}
        hint={t('api_keys.name_hint')}
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={name}
      />
      <Abilities choices={choices} ticked={abilities} />
      <div className="field-pair">
        <Field
          name="expires_at"
          type="date"
          label={t('api_keys.expires')}
          hint={t('api_keys.expires_hint')}
          defaultValue={expiresAt}
        />
        <Field
          name="cap_calls"
          label={t('api_keys.cap')}
          hint={used === undefined ? t('api_keys.cap_hint') : t('api_keys.cap_hint_used', { used })}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={cap}
        />
      </div>
    </>
  )
}

/** Checkboxes of which at least one is required; after an error with the submitted selection. */
function Abilities({ choices, ticked }: { choices: string[]; ticked: string[] }) {
  const { id, message, described } = useField('abilities', true)
  const old = usePage().props.old as Record<string, unknown>
  const shown = 'name' in old ? [old.abilities ?? []].flat() : ticked
  return (
    <fieldset className="field choices" aria-describedby={described}>
      <legend className="label">{t('api_keys.abilities')}</legend>
      <p className="help" id={`${id}-hint`}>
        {t('api_keys.abilities_hint')}
      </p>
      {choices.map((ability, index) => (
        <div key={ability}>
          <label className="checkbox">
            <input
              type="checkbox"
              id={index ? undefined : id}
              name="abilities[]"
              value={ability}
              defaultChecked={shown.includes(ability)}
              aria-describedby={`${id}-${ability}-hint`}
            />
            <span>{abilityName(ability)}</span>
          </label>
          <p className="help" id={`${id}-${ability}-hint`}>
            {t(hints[ability])}
          </p>
        </div>
      ))}
      <FieldError id={id} message={message} />
    </fieldset>
  )
}
