import { tagged } from '#app/core/contract/operation'
import {
  described,
  listOf,
  timestamp,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  boolean,
} from '#app/core/json_schema'
import type AdminPanelTransformer from '#app/dashboards/admin_panel_transformer'
import type RecentUploadTransformer from '#app/dashboards/recent_upload_transformer'
import { uploadKinds, uploadStatuses } from '#app/imports/upload'

const day = named(
  'DayOfSearches',
  objectOf({
    day: text('2026-11-02', { format: 'date' }),
    searches: integer(31),
    calls: integer(31),
  })
)
const searchedSkill = named(
  'AskedSkill',
  objectOf({ skill: text('welding'), searches: integer(7) })
)
const skillNotFound = named(
  'SkillNotFound',
  objectOf(
    {
      ...searchedSkill.properties,
      is_resolved: boolean(true),
      stands_for: listOf(text('JavaScript')),
    },
    {
      description:
        'A skill whose searches had no results, or that was too uncertain to be used. `is_resolved` tells whether a search uses a skill for it by now; `stands_for` lists its synonyms.',
    }
  )
)

const uploadSchema = recordOf<ReturnType<RecentUploadTransformer['toObject']>>(
  'RecentUpload',
  {
    id: uid(),
    kind: enumOf(uploadKinds, 'relations'),
    file_name: text('relations.csv'),
    status: enumOf(uploadStatuses, 'succeeded'),
    created: integer(480),
    updated: integer(12),
    failed: integer(0),
    created_at: timestamp(),
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
      draft: integer(3),
      published: integer(13_890),
      archived: integer(3),
      total: integer(13_896),
    }),
    relations: integer(123_456),
    domains: integer(600),
    clients: objectOf({
      total: integer(40),
      active: integer(39),
      suspended: integer(1),
      new: integer(2),
    }),
    days: listOf(day),
    today: day,
    sales: listOf(
      objectOf({
        month: text('2026-11'),
        currency: text('EUR'),
        symbol: text('€'),
        exponent: integer(2),
        sales: integer(3),
        paid: { type: 'integer', examples: [9800] },
        unpaid: { type: 'integer', examples: [4900] },
        base_currency: text('EUR'),
        base_exponent: integer(2),
        base_amount: { type: 'integer', examples: [14_700] },
      })
    ),
    top_searches: listOf(searchedSkill),
    zero_result_searches: listOf(skillNotFound),
    searches_looked_at: objectOf({ count: integer(930), is_capped: boolean(false) }),
    low_balance_clients: listOf(
      objectOf({
        id: uid(),
        name: text('Analytical Ltd'),
        total_calls: integer(1000),
        usage_calls: integer(950),
        remaining: integer(50),
      })
    ),
    open_messages: integer(2),
    uploads: listOf(uploadSchema),
    invoices: described(
      objectOf({
        read: integer(120),
        refused: integer(3),
        median_ms: nullable(integer(84)),
        days: listOf(
          objectOf({
            day: text('2026-11-02', { format: 'date' }),
            read: integer(4),
            refused: integer(0),
          })
        ),
        routes: listOf(
          objectOf({ route: text('xml_in_pdf'), read: integer(80), median_ms: integer(84) })
        ),
        problems: listOf(objectOf({ code: text('not_an_invoice'), files: integer(3) })),
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
