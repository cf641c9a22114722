import { tagged } from '#app/core/contract/operation'
import {
  described,
  listOf,
  moment,
  named,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  yesNo,
} from '#app/core/json_schema'
import type AdminPanelTransformer from '#app/dashboards/admin_panel_transformer'
import type RecentUploadTransformer from '#app/dashboards/recent_upload_transformer'
import { uploadKinds, uploadStatuses } from '#app/imports/upload'

const day = named(
  'DayOfSearches',
  objectOf({
    day: text('2026-11-02', { format: 'date' }),
    searches: whole(31),
    calls: whole(31),
  })
)
const searchedSkill = named('AskedSkill', objectOf({ skill: text('welding'), searches: whole(7) }))

const uploadSchema = recordOf<ReturnType<RecentUploadTransformer['toObject']>>(
  'RecentUpload',
  {
    id: uid(),
    kind: oneOfWords(uploadKinds, 'relations'),
    file_name: text('relations.csv'),
    status: oneOfWords(uploadStatuses, 'succeeded'),
    created: whole(480),
    updated: whole(12),
    failed: whole(0),
    created_at: moment(),
  },
  'A recent upload.'
)

const panelSchema = recordOf<ReturnType<AdminPanelTransformer['toObject']>>(
  'AdminPanel',
  {
    range: objectOf({
      from: text('2026-10-04', { format: 'date' }),
      to: text('2026-11-02', { format: 'date' }),
    }),
    skills: objectOf({
      draft: whole(3),
      published: whole(13_890),
      archived: whole(3),
      total: whole(13_896),
    }),
    relations: whole(123_456),
    domains: whole(600),
    clients: objectOf({ total: whole(40), active: whole(39), suspended: whole(1), new: whole(2) }),
    days: listOf(day),
    today: day,
    sales: listOf(
      objectOf({
        month: text('2026-11'),
        currency: text('EUR'),
        symbol: text('€'),
        exponent: whole(2),
        sales: whole(3),
        paid: { type: 'integer', examples: [9800] },
        unpaid: { type: 'integer', examples: [4900] },
        base_currency: text('EUR'),
        base_exponent: whole(2),
        base_amount: { type: 'integer', examples: [14_700] },
      })
    ),
    top_searches: listOf(searchedSkill),
    zero_result_searches: listOf(searchedSkill),
    searches_looked_at: objectOf({ count: whole(930), is_capped: yesNo(false) }),
    low_balance_clients: listOf(
      objectOf({
        id: uid(),
        name: text('Analytical Ltd'),
        total_calls: whole(1000),
        usage_calls: whole(950),
        remaining: whole(50),
      })
    ),
    open_messages: whole(2),
    uploads: listOf(uploadSchema),
    invoices: described(
      objectOf({
        read: whole(120),
        refused: whole(3),
        median_ms: orNull(whole(84)),
        days: listOf(
          objectOf({
            day: text('2026-11-02', { format: 'date' }),
            read: whole(4),
            refused: whole(0),
          })
        ),
        routes: listOf(
          objectOf({ route: text('xml_in_pdf'), read: whole(80), median_ms: whole(84) })
        ),
        problems: listOf(objectOf({ code: text('not_an_invoice'), files: whole(3) })),
      }),
      'Totals of the invoice reader.'
    ),
  },
  'The figures of the dashboard.'
)

const bound = (description: string) => ({
  type: 'string',
  format: 'date',
  description,
  examples: [],
})

export const dashboardOperations = tagged('Sales', {
  'v1.admin_panel': {
    summary: 'Retrieve the dashboard figures',
    description: 'Returns counts, searches by day and sales by month for a range of days.',
    query: {
      parameters: {
        from: bound('The first day, in UTC.'),
        to: bound('The last day, in UTC. Today by default.'),
      },
    },
    answers: { 200: { schema: panelSchema } },
  },
})
