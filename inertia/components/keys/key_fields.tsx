import type { MessageId } from '@lang/message_id'
import { CheckBoxes } from '~/components/forms/check_boxes'
import { Field } from '~/components/forms/field'
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
  abilities: string[]
  /** Calls that have been charged to the key. */
  used?: number
}

/** The fields of a new or existing key. */
export function KeyFields({ choices, abilities, used }: KeyFieldsProps) {
  return (
    <>
      <Field
        name="name"
        label={t('common.name')}
        hint={t('api_keys.name_hint')}
        required
        maxLength={100}
        autoComplete="off"
      />
      <CheckBoxes
        name="abilities"
        label={t('api_keys.abilities')}
        hint={t('api_keys.abilities_hint')}
        boxes={choices.map((ability) => ({
          value: ability,
          label: abilityName(ability),
          hint: t(hints[ability]),
        }))}
        checked={abilities}
      />
      <Field
        name="expires_at"
        type="date"
        label={t('api_keys.expires')}
        hint={t('api_keys.expires_hint')}
      />
      <div className="field-pair">
        <Field
          name="cap_calls"
          label={t('api_keys.cap')}
          hint={used === undefined ? t('api_keys.cap_hint') : t('api_keys.cap_hint_used', { used })}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          as="select"
          name="cap_period"
          label={t('api_keys.cap_period')}
          hint={t('api_keys.cap_period_hint')}
          options={[
            { value: 'total', label: t('api_keys.cap_total') },
            { value: 'month', label: t('api_keys.cap_month') },
          ]}
          required
        />
      </div>
    </>
  )
}
