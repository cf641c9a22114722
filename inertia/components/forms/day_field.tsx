/** A date (UTC) in the filter of a list; `value` can be a time, whose date is shown. */
export function DayField({ name, label, value }: { name: string; label: string; value?: string }) {
  return (
    <label className="day-field">
      <span>{label}</span>
      <input className="input" type="date" name={name} defaultValue={value?.slice(0, 10)} />
    </label>
  )
}
