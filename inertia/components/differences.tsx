import { wordsOf } from '~/components/status_tag'

/** Where what was typed differs from what somebody else saved meanwhile. */
export type Difference = {
  field: string
  now: string
  typed: string
}

interface DifferencesProps {
  /** What was changed: "this skill". */
  what: string
  differences: Difference[]
}

/**
 * Says after a stale save what stands there now and what was typed. The form below has what was typed;
 * saving it again replaces what stands there.
 */
export function Differences({ what, differences }: DifferencesProps) {
  return (
    <section className="form-errors" role="alert">
      <p className="form-errors-title">Somebody else saved {what} while you were editing it</p>
      <p>
        Your input is kept below and not saved yet. Saving it again replaces what is there now
        {differences.length ? ':' : '.'}
      </p>
      {differences.length > 0 && (
        <table className="table is-fullwidth differences">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved meanwhile</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, now, typed }) => (
              <tr key={field}>
                <th scope="row">{wordsOf(field)}</th>
                <td>{now || <em>empty</em>}</td>
                <td>{typed || <em>empty</em>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
