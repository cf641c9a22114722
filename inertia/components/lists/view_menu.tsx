import { usePage } from '@inertiajs/react'
import { Columns3 } from '~/icons'
import type { SubmitEvent } from 'react'
import { splitUrl } from '~/url'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { Link } from '~/components/link'
import type { Column } from '~/components/lists/data_table'
import { FieldError, fieldId, type Option } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { SubmitButton } from '~/components/forms/submit_button'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useDismissable } from '~/use_dismissable'
import { useListState } from '~/use_list_state'
import { usePortal } from '~/use_portal'

type View = { id: string; name: string; address: string; is_default: boolean }

interface ViewMenuProps<Row> {
  columns: Column<Row>[]
  views: View[]
}

/**
 * The display of a list: columns, density and page size, which are in the URL, and the user's saved views. Works without
 * scripts.
 */
export function ViewMenu<Row>({ columns, views }: ViewMenuProps<Row>) {
  const { errors, old } = usePage().props
  const { standard } = useListState()
  const { url } = usePortal()
  const refused = Object.keys(errors).length ? String(Object(old).view ?? '') : ''
  // A response shows the list, unless it has an error for this menu.
  const menu = useDismissable(views, Boolean(refused))
  return (
    <details className="view-menu" ref={menu} open={refused ? true : undefined}>
      <summary className="button is-small">
        <Columns3 size={14} /> {t('common.view')}
      </summary>
      <div className="profile-menu view-panel">
        {views.length > 0 && (
          <ul aria-label={t('common.views')}>
            {[
              ...views,
              { id: '', name: t('common.standard_view'), address: standard, is_default: false },
            ].map((view) => (
              <li key={view.id}>
                <Link
                  className="link"
                  href={view.address}
                  aria-current={isSame(view.address, url) ? 'true' : undefined}
                >
                  {view.name}
                </Link>
                {view.is_default && <span className="is-weak"> {t('common.default_view')}</span>}
              </li>
            ))}
          </ul>
        )}
        <AppearanceForm columns={columns} />
        <ViewForm key={url} refused={refused === 'new'} />
        {views.map((view) => (
          <details key={view.id} open={refused === view.id ? true : undefined}>
            <summary>{t('common.change_view', { name: view.name })}</summary>
            <ViewForm key={view.name} view={view} refused={refused === view.id} />
          </details>
        ))}
      </div>
    </details>
  )
}

/** The selected columns in the order of the list, with required ones. All for null. */
export function shownOf<Row>(columns: Column<Row>[], wanted: string[] | null): Column<Row>[] {
  if (!wanted) return columns
  return columns.filter(({ name, heading }) => !name || heading || wanted.includes(name))
}

/** The values of `limit`; none is the standard size (`standardLimit` of the server). */
const pageSizes = ['', '50', '100']
const standardPageSize = '25'

/** Columns, density and page size as a GET form of the list. */
function AppearanceForm<Row>({ columns }: { columns: Column<Row>[] }) {
  const { path, query, kept, show, columns: wanted, isCompact } = useListState()
  const limit = query.get('limit') ?? ''
  const named = columns.filter(({ name }) => name)
  const choosable = named.filter(({ heading }) => !heading)

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = data.getAll('columns').map(String)
    show({
      columns: chosen.length === named.length ? null : chosen.join(','),
      density: String(data.get('density')),
      limit: String(data.get('limit')),
    })
  }

  return (
    <form action={path} method="get" onSubmit={apply} key={String(query)}>
      {kept(['columns', 'density', 'limit']).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {choosable.length > 0 && (
        <fieldset>
          <legend className="label">{t('common.columns')}</legend>
          {named
            .filter(({ heading }) => heading)
            .map(({ name }) => (
              <input key={name} type="hidden" name="columns" value={name} />
            ))}
          {choosable.map(({ name = '', label }) => (
            <label className="checkbox" key={name}>
              <input
                type="checkbox"
                name="columns"
                value={name}
                defaultChecked={!wanted || wanted.includes(name)}
              />{' '}
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <Choices
        name="density"
        legend={t('common.density')}
        chosen={isCompact ? 'compact' : ''}
        options={[
          { value: '', label: t('common.comfortable') },
          { value: 'compact', label: t('common.compact') },
        ]}
      />
      <Choices
        name="limit"
        legend={t('common.rows_per_page')}
        chosen={pageSizes.includes(limit) ? limit : ''}
        options={pageSizes.map((size) => ({ value: size, label: size || standardPageSize }))}
      />
      <button type="submit" className="button is-small">
        {t('common.show')}
      </button>
    </form>
  )
}

interface ChoicesProps {
  name: string
  legend: string
  chosen: string
  options: Option[]
}

function Choices({ name, legend, chosen, options }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <label className="radio" key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
          />{' '}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

/** Saves the current view, or changes an existing one. */
function ViewForm({ view, refused }: { view?: View; refused: boolean }) {
  const { errors, old } = usePage().props
  const { at, here } = useArea()
  const { url } = usePortal()
  const id = view?.id ?? 'new'
  const field = fieldId(`view-${id}`, 'name')
  const faults: Record<string, string | undefined> = errors
  const fault = refused ? (faults.name ?? faults.address) : undefined
  return (
    <>
      <Form id={`view-${id}`} action={at(view ? `/views/${view.id}` : '/views')}>
        <input type="hidden" name="view" value={id} />
        <input type="hidden" name={view ? 'back' : 'address'} value={view ? here : url} />
        <label className="label" htmlFor={field}>
          {view ? t('common.name') : t('common.save_view_as')}
        </label>
        <input
          className={`input is-small${fault ? ' is-danger' : ''}`}
          id={field}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={refused ? String(Object(old).name ?? '') : view?.name}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${field}-error` : undefined}
        />
        <FieldError id={field} message={fault} />
        <label className="checkbox">
          <input type="checkbox" name="is_default" value="true" defaultChecked={view?.is_default} />{' '}
          {t('common.default_of_list')}
        </label>
        <SubmitButton className="is-small">
          {view ? t('common.save_changes') : t('common.save_view')}
        </SubmitButton>
      </Form>
      {view && (
        <ConfirmButton
          label={t('common.delete_view')}
          title={t('common.delete_view_title', { name: view.name })}
          action={at(`/views/${view.id}`)}
          fields={{ back: here }}
          className="is-small is-danger is-outlined"
          describes={view.name}
        >
          <p>{t('common.delete_view_text')}</p>
        </ConfirmButton>
      )}
    </>
  )
}

/** Whether two URLs show the same view, regardless of the position in the list. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) => {
    const { query } = splitUrl(url)
    for (const name of ['page', 'cursor', 'view']) query.delete(name)
    query.sort()
    return query.toString()
  })
  return first === second
}
