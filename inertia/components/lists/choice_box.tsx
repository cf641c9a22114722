import { t } from '~/text'

interface ChoiceBoxProps {
  /** The row's public id. */
  id: string
  /** The name of the row for screen readers: "Select Welding". */
  name: string
  /** The id of its form. */
  form: string
}

/** The checkbox that selects a row for the bulk actions (`useRowSelection`). */
export function ChoiceBox({ id, name, form }: ChoiceBoxProps) {
  return (
    <label>
      <input
        type="checkbox"
        name="ids[]"
        value={id}
        form={form}
        aria-label={t('common.choose_row', { name })}
      />
    </label>
  )
}
