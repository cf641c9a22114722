import { t } from '~/text'

interface ChoiceBoxProps {
  /** The row's public id. */
  id: string
  /** What the row is called, read aloud: "Choose Welding". */
  name: string
  /** The id of the form that it belongs to. */
  form: string
}

/** The box that chooses a row, for what the form of the bar below does to several (`useChoice`). */
export function ChoiceBox({ id, name, form }: ChoiceBoxProps) {
  return (
    <label className="choice">
      <span className="is-sr-only">{t('common.choose_row', { name })}</span>
      <input type="checkbox" name="ids[]" value={id} form={form} data-name={name} />
    </label>
  )
}
