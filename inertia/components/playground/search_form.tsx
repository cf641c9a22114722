import { router, usePage } from '@inertiajs/react'
import { Search } from '~/icons'
import { useRef, useState, type SubmitEvent } from 'react'
import type { playgroundForm } from '#app/search/playground/playground_form'
import { CheckField, Field } from '~/components/forms/field'
import { FormErrors } from '~/components/forms/form_errors'
import { FilterWords } from '~/components/playground/filter_words'
import { PriceNote, searchLabel } from '~/components/playground/price_note'
import type { Price } from '~/components/playground/query'
import { relationTypes } from '~/components/playground/relation_types'
import { SkillsField } from '~/components/playground/skills_field'
import { statusLabel } from '~/components/status_tag'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

export type PlaygroundForm = Awaited<ReturnType<typeof playgroundForm>>

interface SearchFormProps {
  form: PlaygroundForm
  price: Price
  /** Whether the page has results for this query; searching again is charged again. */
  answered: boolean
  /** The tab of the results. */
  view: string | null
}

const limits = ['10', '25', '50', '100']
const types = () => relationTypes.map((value) => ({ value, label: statusLabel(value) }))

/**
 * The query. A GET form, so that its URL can be shared and opened free of charge; only the Search button
 * posts it, which is charged. Works without scripts.
 */
export function SearchForm({ form, price, answered, view }: SearchFormProps) {
  const { to } = usePortal()
  const { csrfToken } = usePage().props
  const { asked, domains, maximum_skills: maximum, once } = form
  const [terms, setTerms] = useState(asked.skills)
  const [searching, setSearching] = useState(false)
  const searchButton = useRef<HTMLButtonElement>(null)

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (searching) return
    const data = new FormData(event.currentTarget, searchButton.current)
    router.post(to('/playground'), data, {
      preserveScroll: 'errors',
      preserveState: 'errors',
      onStart: () => setSearching(true),
      onSuccess: showAnswer,
      onFinish: () => setSearching(false),
    })
  }

  return (
    <form
      id="query"
      className="search-form"
      action={to('/playground')}
      method="get"
      noValidate
      onSubmit={search}
    >
      <FormErrors />
      <input type="hidden" name="once" value={once} />
      {asked.language && <input type="hidden" name="language" value={asked.language} />}
      {view && <input type="hidden" name="view" value={view} />}
      <SkillsField
        terms={terms}
        onChange={setTerms}
        maximum={maximum}
        onSearch={() => searchButton.current?.click()}
      />
      <fieldset className="weight-range">
        <legend className="label">
          {t('playground.weight')}{' '}
          <span className="label-note">{t('playground.weight_scale')}</span>
        </legend>
        <WeightField
          name="min_weight"
          label={t('playground.weight_from')}
          value={asked.min_weight}
        />
        <WeightField name="max_weight" label={t('playground.weight_to')} value={asked.max_weight} />
      </fieldset>
      <div className="search-filters">
        <Field
          as="select"
          name="type"
          label={t('playground.relation')}
          className={price.payer === 'guest' ? 'is-wide' : ''}
          options={types()}
          placeholder={t('playground.any')}
          defaultValue={asked.type}
        />
        {price.payer !== 'guest' && (
          <Field
            as="select"
            name="limit"
            label={t('playground.matches')}
            options={limitsWith(asked.limit)}
            defaultValue={asked.limit}
          />
        )}
        <Field
          as="select"
          name="domain"
          label={t('playground.domain')}
          className="is-wide"
          options={domains.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('playground.any')}
          defaultValue={asked.domain}
        />
      </div>
      <CheckField
        name="strict"
        value="true"
        label={t('playground.strict')}
        defaultChecked={asked.strict === 'true'}
      />
      <FilterWords filters={{ language: asked.language }} />
      <div className="search-actions">
        <button
          ref={searchButton}
          id="search"
          type="submit"
          formMethod="post"
          name="_csrf"
          value={csrfToken ?? ''}
          className={`button is-primary is-fullwidth${searching ? ' is-loading' : ''}`}
          aria-disabled={searching || undefined}
        >
          <Search size={16} /> {searchLabel(price, answered)}
        </button>
        <PriceNote price={price} />
      </div>
    </form>
  )
}

function WeightField({ name, label, value }: { name: string; label: string; value: string }) {
  return <Field name={name} label={label} required inputMode="numeric" defaultValue={value} />
}

function limitsWith(limit: string) {
  const all = limits.includes(limit) ? limits : [limit, ...limits]
  return all.map((value) => ({ value, label: t('playground.up_to', { limit: Number(value) }) }))
}

/** On phones the results are below the form: scroll there and focus their heading. */
function showAnswer() {
  requestAnimationFrame(() => {
    const heading = document.getElementById('answer')
    heading?.focus({ preventScroll: true })
    const isBeside = window.matchMedia('(min-width: 1024px)').matches
    heading?.scrollIntoView({ block: isBeside ? 'nearest' : 'start' })
  })
}
