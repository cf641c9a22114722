import '~/css/list_pages.scss'
import { useId, type ReactNode } from 'react'
import type { RowSelection } from '~/use_row_selection'
import { MOST_SELECTED } from '~/constants'
import { CloseButton, Dialog, DialogButton } from '~/components/dialog'
import { Form } from '~/components/forms/form'
import type { PageList } from '~/components/lists/pager'
import { SubmitButton } from '~/components/forms/submit_button'
import { counted, type Noun } from '~/nouns'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useHydrated } from '~/use_hydrated'

/** A bulk action. */
export interface BulkAct {
  /** The value of `act` in the form. */
  act: string
  /** "Archive". */
  label: string
  /** The confirmation question, such as "Archive 3 skills?"; without it, the action runs at once. */
  question?: (rows: string) => string
  /** The effect of the action, in a sentence. */
  warning?: string
  /** A control before the button that the action needs. */
  field?: ReactNode
}

interface BulkBarProps {
  id: string
  /** The path it posts to, without BASE_PATH: `/portal/admin/skills/bulk`. */
  action: string
  acts: BulkAct[]
  list: PageList
  noun: Noun
  rowCount: number
  choice: RowSelection
  /** The name of the row with this id. */
  nameOf: (id: string) => string
}

/**
 * The bar of bulk actions, shown while rows are selected. It states the selection: rows of this page, or all
 * matching rows, whose number the server checks. A form whose checkboxes are in the table; shown and hidden
 * by CSS alone, so it works without scripts.
 */
export function BulkBar(props: BulkBarProps) {
  const { id, action, acts, list, noun, rowCount, choice, nameOf } = props
  const { here } = useArea()
  const isReady = useHydrated()
  const { total } = list
  const isLong = list.page === null
  const text = new URLSearchParams({ ...list.filters, ...(list.search && { search: list.search }) })
  const chosen = choice.all
    ? t('common.all_counted_that_match', { count: total, noun: noun(total) })
    : t('common.count_on_page', { count: choice.count })
  return (
    <>
      <p className="is-sr-only" role="status">
        {choice.count || choice.all ? t('common.rows_selected', { rows: chosen }) : ''}
      </p>
      <Form id={id} action={`${action}?${text}`} className="bulk-bar">
        <input type="hidden" name="back" value={here} />
        <input type="hidden" name="matching" value={total} />
        <p className="bulk-count">{isReady ? chosen : t('common.with_selected_rows')}</p>
        {!isLong && total > rowCount && (
          <label className="checkbox">
            <input type="checkbox" name="all" value="1" />{' '}
            {t('common.all_that_match', { count: total })}
          </label>
        )}
        {isLong && (
          <p className="is-weak">{t('common.narrow_to_choose_all', { count: MOST_SELECTED })}</p>
        )}
        <div className="bulk-acts">
          {acts.map((act) => (
            <BulkAction
              key={act.act}
              act={act}
              question={act.question?.(rowsIn(choice, total, noun))}
            >
              {choice.all ? null : <Names names={choice.ids.map(nameOf)} />}
            </BulkAction>
          ))}
          {isReady && (
            <button type="button" className="button is-small is-ghost" onClick={choice.clear}>
              {t('common.clear_selection')}
            </button>
          )}
        </div>
      </Form>
    </>
  )
}

interface BulkActionProps {
  act: BulkAct
  question?: string
  children: ReactNode
}

function BulkAction({ act, question, children }: BulkActionProps) {
  const id = `bulk${useId()}`
  if (!question) {
    return (
      <div className="bulk-act">
        {act.field}
        <SubmitButton className="is-small" name="act" value={act.act}>
          {act.label}
        </SubmitButton>
      </div>
    )
  }
  return (
    <div className="bulk-act">
      {act.field}
      <DialogButton dialog={id} className="button is-small is-danger is-outlined">
        {act.label}
      </DialogButton>
      <Dialog id={id} title={question}>
        <div className="dialog-text">
          {children}
          <p>{act.warning}</p>
        </div>
        <div className="dialog-actions">
          <CloseButton dialog={id} className="button">
            {t('common.cancel')}
          </CloseButton>
          <SubmitButton className="is-danger" name="act" value={act.act}>
            {act.label}
          </SubmitButton>
        </div>
      </Dialog>
    </div>
  )
}

const namesShown = 5

/** The names of the selected rows. */
function Names({ names }: { names: string[] }) {
  if (!names.length) return null
  const more = names.length - namesShown
  return (
    <ul className="bulk-names">
      {names.slice(0, namesShown).map((name, index) => (
        <li key={index}>{name}</li>
      ))}
      {more > 0 && <li>{t('common.and_more', { count: more })}</li>}
    </ul>
  )
}

/** The text for the rows in the question. */
function rowsIn({ all, count }: RowSelection, total: number, noun: Noun): string {
  if (all) return t('common.all_in_question', { count: total, noun: noun(total) })
  return count ? counted(count, noun) : t('common.selected_nouns', { nouns: noun(2) })
}
