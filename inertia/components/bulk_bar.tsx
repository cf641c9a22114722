import { useId, type ReactNode } from 'react'
import type { Choice } from '~/use_choice'
import { CloseButton, Dialog, DialogButton } from '~/components/dialog'
import { Form } from '~/components/form'
import type { PageList } from '~/components/pager'
import { SubmitButton } from '~/components/submit_button'
import { countOf, formatCount } from '~/format'
import { useArea } from '~/use_area'
import { useReady } from '~/use_ready'

/** Something that can be done to several rows at once. */
export interface BulkAct {
  /** What the form says: the value of `act`. */
  act: string
  /** "Archive". */
  label: string
  /** Asked first, with what happens in a sentence; without it, the act is done at once. */
  warning?: string
  /** A control that the act needs, before its button. */
  field?: ReactNode
}

interface BulkBarProps {
  id: string
  /** Where it posts to, without BASE_PATH: `/portal/admin/skills/bulk`. */
  action: string
  acts: BulkAct[]
  list: PageList
  noun: string
  plural: string
  rowCount: number
  choice: Choice
}

/**
 * What to do with the rows that are chosen, at the foot of the screen while any is. It says honestly
 * which: so many on this page, or all that match, whose number the server checks. A form, whose
 * boxes stand in the table; styles alone show and hide it, so that it works without scripts.
 */
export function BulkBar({ id, action, acts, list, noun, plural, rowCount, choice }: BulkBarProps) {
  const { here } = useArea()
  const isReady = useReady()
  const { total, total_capped: capped } = list
  const text = new URLSearchParams({ ...list.filters, ...(list.search && { search: list.search }) })
  const chosen = choice.all ? `All ${countOf(total, noun, plural)} that match` : onPage(choice)
  return (
    <>
      <p className="is-sr-only" role="status">
        {choice.count || choice.all ? `${chosen} chosen` : ''}
      </p>
      <Form id={id} action={`${action}?${text}`} className="bulk-bar">
        <input type="hidden" name="back" value={here} />
        <input type="hidden" name="matching" value={total} />
        <p className="bulk-count">{isReady ? chosen : 'With those chosen:'}</p>
        {!capped && total > rowCount && (
          <label className="checkbox">
            <input type="checkbox" name="all" value="1" /> All {formatCount(total)} that match
          </label>
        )}
        {capped && (
          <p className="is-weak">Narrow the list to {formatCount(total)} to choose all.</p>
        )}
        <div className="bulk-acts">
          {acts.map((act) => (
            <Act
              key={act.act}
              act={act}
              question={`${act.label} ${questionOf(choice, total, noun, plural)}?`}
            >
              {choice.all ? null : <Names choice={choice} />}
            </Act>
          ))}
          {isReady && (
            <button type="button" className="button is-small is-ghost" onClick={choice.clear}>
              Choose none
            </button>
          )}
        </div>
      </Form>
    </>
  )
}

function Act({ act, question, children }: { act: BulkAct; question: string; children: ReactNode }) {
  const id = `bulk${useId()}`
  if (!act.warning) {
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
            Cancel
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

/** What goes, by name. */
function Names({ choice: { names } }: { choice: Choice }) {
  if (!names.length) return null
  const more = names.length - namesShown
  return (
    <ul className="bulk-names">
      {names.slice(0, namesShown).map((name, index) => (
        <li key={index}>{name}</li>
      ))}
      {more > 0 && <li>and {formatCount(more)} more</li>}
    </ul>
  )
}

function onPage({ count }: Choice): string {
  return `${formatCount(count)} on this page`
}

function questionOf({ all, count }: Choice, total: number, noun: string, plural: string): string {
  if (all) return `all ${countOf(total, noun, plural)} that match`
  return count ? countOf(count, noun, plural) : `the chosen ${plural}`
}
