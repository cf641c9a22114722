import { usePage } from '@inertiajs/react'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { FieldError, fieldId } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { SubmitButton } from '~/components/forms/submit_button'
import { Link } from '~/components/link'
import type { Price } from '~/components/playground/query'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface SavedSearchesProps {
  price: Price
  /** Whether the page has a query that can be saved. */
  savable: boolean
}

/** The user's saved searches with what they cost, and a form to save the query of the page. Opening one is free. */
export function SavedSearches({ price, savable }: SavedSearchesProps) {
  const { views } = usePage().props
  const { at } = useArea()
  if (!views || (!views.length && !savable)) return null
  const cost =
    price.payer === 'client'
      ? t('playground.saved_search_costs', { calls: price.calls })
      : t('playground.saved_search_free')
  return (
    <section className="latest" aria-labelledby="saved">
      <h2 id="saved">{t('playground.saved_searches')}</h2>
      <p>{t('playground.opening_is_free')}</p>
      <ul>
        {views.map(({ id, name, address }) => (
          <li key={id}>
            <Link className="link" href={address}>
              {name}
            </Link>
            <span>
              {cost}{' '}
              <ConfirmButton
                label={t('playground.delete_search')}
                title={t('playground.delete_saved', { name })}
                action={at(`/views/${id}`)}
                className="is-small"
                describes={name}
              >
                <p>{t('playground.deleting_keeps_results')}</p>
              </ConfirmButton>
            </span>
          </li>
        ))}
      </ul>
      {savable && <SaveForm />}
    </section>
  )
}

function SaveForm() {
  const { errors, old } = usePage().props
  const { at } = useArea()
  const { url } = usePortal()
  const field = fieldId('save-search', 'name')
  const faults: Record<string, string | undefined> = errors
  return (
    <Form id="save-search" action={at('/views')} key={url}>
      <input type="hidden" name="address" value={url.split('#')[0]} />
      <label className="label" htmlFor={field}>
        {t('playground.save_search_as')}
      </label>
      <div className="skills-entry">
        <input
          className="input is-small"
          id={field}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={faults.name ? String(Object(old).name ?? '') : ''}
          aria-invalid={faults.name ? true : undefined}
          aria-describedby={faults.name ? `${field}-error` : undefined}
        />
        <SubmitButton className="is-small">{t('playground.save_search')}</SubmitButton>
      </div>
      <FieldError id={field} message={faults.name} />
    </Form>
  )
}
