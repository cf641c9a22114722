import type { Data } from '@generated/data'
import type { MessageId } from '@lang/message_id'
import { t } from '~/text'

/** The public name of a limit. */
export type Limit = Exclude<
  keyof Data.Billing.Setup.DefaultSetup,
  'free_package' | 'example_skills' | 'version' | 'updated_at'
>
export type LimitGroup = keyof typeof groups

interface LimitWords {
  label: string
  /** The label of its field, with the unit if needed. */
  field: string
  /** Its description, in one or two sentences. */
  explanation: string
  /** The unit for a number: "calls". */
  unit: (count: number) => string
}

const groups = {
  guests: 'setup.group_guests',
  searching: 'setup.group_searching',
  packages: 'setup.group_packages',
  imports: 'setup.group_imports',
} as const satisfies Record<string, MessageId>

/** The name of a group of limits. */
export function groupName(group: LimitGroup): string {
  return t(groups[group])
}

/** The label, description and unit of a limit. */
export function limitWords(name: Limit): LimitWords {
  return limits[name]()
}

export function isLimit(name: string): name is Limit {
  return name in limits
}

const limits: Record<Limit, () => LimitWords> = {
  guest_searches_per_day: () => ({
    label: t('setup.guest_searches'),
    field: t('setup.guest_searches'),
    explanation: t('setup.guest_searches_text'),
    unit: (count) => t('setup.unit_searches', { count }),
  }),
  guest_result_limit: () => ({
    label: t('setup.guest_matches'),
    field: t('setup.guest_matches'),
    explanation: t('setup.guest_matches_text'),
    unit: (count) => t('setup.unit_matches', { count }),
  }),
  registrations_per_day: () => ({
    label: t('setup.registrations'),
    field: t('setup.registrations'),
    explanation: t('setup.registrations_text'),
    unit: (count) => t('setup.unit_registrations', { count }),
  }),
  playground_search_price: () => ({
    label: t('setup.search_price'),
    field: t('setup.search_price_in_calls'),
    explanation: t('setup.search_price_text'),
    unit: (count) => t('setup.unit_calls', { count }),
  }),
  related_price: () => ({
    label: t('setup.related_price'),
    field: t('setup.related_price_in_calls'),
    explanation: t('setup.related_price_text'),
    unit: (count) => t('setup.unit_calls', { count }),
  }),
  lookup_price: () => ({
    label: t('setup.lookup_price'),
    field: t('setup.lookup_price_in_calls'),
    explanation: t('setup.lookup_price_text'),
    unit: (count) => t('setup.unit_calls', { count }),
  }),
  extract_price: () => ({
    label: t('setup.extract_price'),
    field: t('setup.extract_price_in_calls'),
    explanation: t('setup.extract_price_text'),
    unit: (count) => t('setup.unit_calls', { count }),
  }),
  changes_price: () => ({
    label: t('setup.changes_price'),
    field: t('setup.changes_price_in_calls'),
    explanation: t('setup.changes_price_text'),
    unit: (count) => t('setup.unit_calls', { count }),
  }),
  maximum_search_skills: () => ({
    label: t('setup.search_skills'),
    field: t('setup.search_skills'),
    explanation: t('setup.search_skills_text'),
    unit: (count) => t('setup.unit_skills', { count }),
  }),
  requests_per_minute: () => ({
    label: t('setup.requests'),
    field: t('setup.requests'),
    explanation: t('setup.requests_text'),
    unit: (count) => t('setup.unit_requests', { count }),
  }),
  search_history_days: () => ({
    label: t('setup.history_kept'),
    field: t('setup.history_kept_in_days'),
    explanation: t('setup.history_kept_text'),
    unit: (count) => t('setup.unit_days', { count }),
  }),
  res_percentage: () => ({
    label: t('setup.share_shown'),
    field: t('setup.share_shown_in_percent'),
    explanation: t('setup.share_shown_text'),
    unit: () => '%',
  }),
  first_alert_percentage: () => ({
    label: t('setup.first_alert'),
    field: t('setup.first_alert_in_percent'),
    explanation: t('setup.first_alert_text'),
    unit: () => '%',
  }),
  last_alert_percentage: () => ({
    label: t('setup.last_alert'),
    field: t('setup.last_alert_in_percent'),
    explanation: t('setup.last_alert_text'),
    unit: () => '%',
  }),
  credit_limit: () => ({
    label: t('setup.credit_limit'),
    field: t('setup.credit_limit'),
    explanation: t('setup.credit_limit_text'),
    unit: () => '',
  }),
  import_maximum_bytes: () => ({
    label: t('setup.file_size'),
    field: t('setup.file_size_in_bytes'),
    explanation: t('setup.file_size_text'),
    unit: (count) => t('setup.unit_bytes', { count }),
  }),
  import_maximum_rows: () => ({
    label: t('setup.file_rows'),
    field: t('setup.file_rows'),
    explanation: t('setup.file_rows_text'),
    unit: (count) => t('setup.unit_rows', { count }),
  }),
  import_maximum_minutes: () => ({
    label: t('setup.upload_time'),
    field: t('setup.upload_time_in_minutes'),
    explanation: t('setup.upload_time_text'),
    unit: (count) => t('setup.unit_minutes', { count }),
  }),
}
