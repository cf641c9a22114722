import { DayField } from '~/components/day_field'
import type { Narrowing } from '~/components/filter_bar'
import type { PageList } from '~/components/pager'

/** How a list of searches is narrowed: by a range of days (UTC) and by where one searched from. */
export function historyNarrowing({ filters }: PageList): Narrowing & { advice: string } {
  const { from, to } = filters
  return {
    filters: [
      {
        name: 'origin',
        label: 'Searched from',
        options: [
          { value: 'playground', label: 'Playground' },
          { value: 'api', label: 'API' },
        ],
      },
    ],
    extraChips: [
      { name: 'from', label: 'From', value: from?.slice(0, 10) ?? '' },
      { name: 'to', label: 'To', value: to?.slice(0, 10) ?? '' },
    ],
    fields: (
      <>
        <DayField name="from" label="From" value={from} />
        <DayField name="to" label="To" value={to} />
      </>
    ),
    advice: 'Take a wider range of days, or remove a filter.',
  }
}
