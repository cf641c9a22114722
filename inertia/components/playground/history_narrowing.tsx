import { DayField } from '~/components/forms/day_field'
import type { Narrowing } from '~/components/lists/filter_bar'
import type { PageList } from '~/components/lists/pager'
import type { ListedSearch } from '~/components/playground/query'
import { t } from '~/text'

/** The calls in histories. */
const calls: Array<ListedSearch['call']> = [
  'playground-search',
  'related',
  'lookup',
  'extract',
  'changes',
]

/** The filters of a list of searches: date range (UTC), origin, call and API key. */
export function historyNarrowing(
  { filters }: PageList,
  searches: Array<{ api_key: { name: string } | null }>
): Narrowing & { advice: string } {
  const { from, to, api_key: key } = filters
  const keyName = key && (searches[0]?.api_key?.name ?? t('searches.one_key'))
  return {
    filters: [
      {
        name: 'origin',
        label: t('searches.origin'),
        options: [
          { value: 'playground', label: t('common.menu_playground') },
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
      { name: 'api_key', label: t('searches.api_key'), value: keyName ?? '' },
      { name: 'from', label: t('searches.from_day'), value: from?.slice(0, 10) ?? '' },
      { name: 'to', label: t('searches.to_day'), value: to?.slice(0, 10) ?? '' },
    ],
    fields: (
      <>
        {key && <input type="hidden" name="api_key" value={key} />}
        <DayField name="from" label={t('searches.from_day')} value={from} />
        <DayField name="to" label={t('searches.to_day')} value={to} />
      </>
    ),
    advice: t('searches.widen'),
  }
}
