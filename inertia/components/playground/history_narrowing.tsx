import type { Data } from '@generated/data'
import { DayField } from '~/components/day_field'
import type { Narrowing } from '~/components/filter_bar'
import type { PageList } from '~/components/pager'
import { t } from '~/text'

/** The calls that histories tell apart. */
const calls: Array<Data.Playground.SearchHistory['call']> = [
  'playground-search',
  'related',
  'lookup',
  'extract',
  'changes',
]

/** How a list of searches is narrowed: by a range of days (UTC), where one searched from and by which call. */
export function historyNarrowing({ filters }: PageList): Narrowing & { advice: string } {
  const { from, to } = filters
  return {
    filters: [
      {
        name: 'origin',
        label: t('searches.searched_from'),
        options: [
          { value: 'playground', label: t('searches.playground') },
          { value: 'api', label: 'API' },
        ],
      },
      {
        name: 'call',
        label: t('searches.which_call'),
        options: calls.map((call) => ({ value: call, label: t('searches.call', { call }) })),
      },
    ],
    extraChips: [
      { name: 'from', label: t('searches.from_day'), value: from?.slice(0, 10) ?? '' },
      { name: 'to', label: t('searches.to_day'), value: to?.slice(0, 10) ?? '' },
    ],
    fields: (
      <>
        <DayField name="from" label={t('searches.from_day')} value={from} />
        <DayField name="to" label={t('searches.to_day')} value={to} />
      </>
    ),
    advice: t('searches.widen'),
  }
}
