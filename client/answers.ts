/** What `/v1` answers with, under its own names. Weights, scores and shares are 0-100, moments ISO 8601 in UTC. */

export interface NamedSkill {
  id: string
  name: string
}

/** What a metered answer cost; `remaining` is null where nothing is metered (staff, guests). */
export interface Calls {
  charged: number
  remaining: number | null
}

export type MatchReason = 'exact' | 'alias' | 'prefix' | 'words' | 'typo' | 'none'
export type RelationType =
  'related' | 'broader' | 'narrower' | 'essential' | 'optional' | 'co_occurs'

export interface ResolvedInput {
  input: string
  match_reason: MatchReason
  skill: NamedSkill | null
  alternatives: NamedSkill[]
}

export interface SkillMatch extends NamedSkill {
  type: string
  domain: NamedSkill | null
  score: number
  /** Which of what was asked for speaks for it. */
  reasons: Array<{ input: string; skill: NamedSkill; type: RelationType; weight: number }>
}

/** `GET /v1/skills/playground-search/` */
export interface SearchAnswer {
  inputs: ResolvedInput[]
  matches: SkillMatch[]
  total_matches: number
  returned: number
  res_percentage: number
  request_id: string
  calls: Calls
}

/** `GET /v1/skills/playground-skill-suggestions/` */
export interface Suggestion extends NamedSkill {
  match_reason: Exclude<MatchReason, 'none'>
  matched_alias: string | null
}

/** `GET /v1/skills/user-free-package-detail/` */
export interface Usage {
  total_calls: number
  usage_calls: number
  pack_name: string | null
}

export interface HeldPackage {
  id: string
  name: string
  family: string
  status: string
  total_calls: number
  usage_calls: number
  available_calls: number
  res_percentage: number
  backup: boolean
  activated_at: string
  expires_at: string | null
  pays_next: boolean
}

/** `GET /v1/clients/current-package-details/`: what can pay, in the order of payment. */
export interface PackagesAnswer extends Usage {
  packages: HeldPackage[]
  /** What each metered call costs, in calls. */
  prices?: Record<MeteredCallName, number>
}

export type MeteredCallName = 'playground-search' | 'related' | 'lookup' | 'extract' | 'changes'

export interface Person {
  id: string
  full_name: string
  email: string
  role: number
  status: string
}

/** `POST /v1/auth/login/` */
export interface SignedIn {
  access: string
  refresh: string
  user: Person
}

/** A list's page; `next_cursor` leads on. */
export interface Page<Row> {
  data: Row[]
  meta: {
    limit: number
    next_cursor: string | null
    prev_cursor: string | null
    total: number
    total_capped: boolean
  }
}

/** An upload in a list; `/v1` also calls it a task. */
export interface Task {
  id: string
  kind: string
  file_name: string
  bytes: number
  status: string
  dry_run: boolean
  progress: number
  phase: string | null
  phase_done: number | null
  phase_total: number | null
  total: number | null
  processed: number
  created: number
  updated: number
  unchanged: number
  removed: number
  failed: number
  skills_created: number
  message: string | null
  fault: string | null
  file_kept: boolean
  started_by: { id: string; full_name: string } | null
  retry_of: string | null
  undo_of: string | null
  undone_by: string | null
  created_at: string
  started_at: string | null
  finished_at: string | null
}

/** `GET /v1/skills/task-status/{id}/` and all that begins or changes one. */
export interface TaskDetail extends Task {
  repeats: string | null
  options: {
    mode: string
    create_missing: boolean
    both_directions: boolean
    status: string | null
    skill: string | null
    source: string | null
    encoding: string | null
    delimiter: string | null
    columns: Record<string, string | null> | Array<string | null> | null
  }
  header: string[]
  weight_scale: string | null
  unused_columns: string[]
  notes: Array<{ code: string; message: string; count: number; examples: string[] }>
  samples: unknown[]
  rejected: Array<{
    code: string
    column: string | null
    rows: number
    cause: string
    message: string
    first_line: number
  }>
}

/** Where a text names a skill; `start` to `end` of it is `text`. */
export interface ExtractedPlace {
  text: string
  start: number
  end: number
  label: string
  kind: string
}

/** `POST /v1/skills/extract/`: the surest first; `confidence` is 0 to 1. */
export interface ExtractAnswer {
  skills: Array<{
    skill: NamedSkill & { type: string; domain: NamedSkill | null }
    matches: ExtractedPlace[]
    count: number
    confidence: number
  }>
  total_matches: number
  returned: number
  offsets: 'utf16' | 'code_points'
  calls: Calls
  request_id: string
}

/** A value of an invoice as it was read; amounts are decimal texts. */
export interface ReadValue {
  value: string
  /** 0 to 1. */
  confidence: number
  source: 'xml' | 'text' | 'ocr'
  page: number | null
  /** Shares of the page, from its top left corner. */
  box: { left: number; top: number; width: number; height: number } | null
}

/** `/v1/invoice-reader/invoice_import/{id}/`: what became of a file. */
export interface ReadInvoice {
  id: string
  file_name: string
  bytes: number
  media_type: string
  state: 'read' | 'refused'
  /** Why nothing was read. */
  problem: { type: string; code: string; detail: string } | null
  document_type: string | null
  invoice_number: string | null
  issue_date: string | null
  seller: string | null
  total: string | null
  currency: string | null
  route: string | null
  format: string | null
  pages: number | null
  ms: number
  is_kept: boolean
  has_file: boolean
  expires_at: string | null
  version: number
  created_at: string
  updated_at: string
  /** What counts: what was read, with the corrections in its place. */
  values: Record<string, unknown> | null
  corrections: Record<string, string | null>
  /** What `values` were held against, with the corrections. */
  checks: Array<{ name: string; isPassed: boolean; fields: string[] }> | null
  /** As it was read: fields hold a `ReadValue` or null, beside `checks` and `meta`. */
  reading: Record<string, unknown> | null
}

/** `POST /v1/invoice-reader/invoice_import/`: a reading for each file, in their order. */
export interface ReadInvoices {
  data: ReadInvoice[]
  /** What a guest's readings are found by; said once. */
  reader_token: string | null
}

/** `/v1/webhooks/` */
export interface Webhook {
  id: string
  url: string
  description: string | null
  events: string[]
  status: string
  failing_since: string | null
  last_delivered_at: string | null
  previous_secret_ends_at: string | null
  version: number
  created_at: string
  updated_at: string
}

/** With the secret, which is shown this once; null where an answer is given again. */
export type NewWebhook = Webhook & { secret: string | null }

/** What came of one attempt to deliver. */
export interface WebhookAttempt {
  attempted_at: string
  response_status: number | null
  response_body: string | null
  duration_ms: number
  error: string | null
}

/** An event on its way to a webhook; its id is the receiver's `webhook-id`. */
export interface WebhookDelivery {
  id: string
  event: string
  state: 'pending' | 'delivered' | 'failed'
  attempts: number
  next_attempt_at: string | null
  last_attempt_at: string | null
  response_status: number | null
  response_body: string | null
  duration_ms: number | null
  error: string | null
  /** The latest first, at most twenty; those before it was sent again among them. */
  all_attempts: WebhookAttempt[]
  payload: unknown
  created_at: string
}

/** A skill as a partner may keep it beside data of its own. */
export interface PublishedSkill extends NamedSkill {
  description: string | null
  type: string
  domain: NamedSkill | null
  aliases: string[]
  external_id: string | null
  external_uri: string | null
}

export interface LookedUp {
  /** As it was given. */
  input: string
  match_reason: MatchReason | 'renamed' | 'merged'
  skill: PublishedSkill | null
  /** Other skills that the name may mean; only where there are some. */
  alternatives?: NamedSkill[]
}

/** `POST /v1/skills/lookup/`: in the order that was asked for. */
export interface LookupAnswer {
  data: LookedUp[]
  calls: Calls
  request_id: string
}

export interface RelatedSkill {
  skill: NamedSkill & { type: string; domain: NamedSkill | null }
  type: RelationType
  weight: number
  direction: 'outgoing' | 'incoming'
}

export interface InputWithRelated extends ResolvedInput {
  /** Its own relations, the strongest first. */
  related: RelatedSkill[]
  total_related: number
}

/** `POST /v1/skills/related/`: each input's own relations, and the ranking for all of them together. */
export type RelatedAnswer = Omit<SearchAnswer, 'inputs'> & { inputs: InputWithRelated[] }

/** `/v1/api-keys/`, without the text of the key. */
export interface ApiKey {
  id: string
  name: string
  prefix: string
  abilities: string[]
  status: 'active' | 'capped' | 'expired' | 'revoked'
  used_calls: number
  cap_calls: number | null
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
  /** The text that a rotation replaced, while it works. */
  previous: { prefix: string; expires_at: string } | null
  created_by: string | null
  version: number
  created_at: string
  updated_at: string
}

/** With its text, which is said this once; null where an answer is given again. */
export type NewApiKey = ApiKey & { key: string | null }

interface RelationEnds {
  /** Ids of two skills. */
  skill: string
  related_skill: string
  type: RelationType
}

/** What happened to the graph that clients see. */
export type ChangeEvent = { at: string } & (
  | { event: 'skill.added' | 'skill.changed'; skill: PublishedSkill }
  | { event: 'skill.renamed'; skill: PublishedSkill; previous_name: string }
  | { event: 'skill.merged'; skill: { id: string }; into: NamedSkill }
  | { event: 'skill.archived' | 'skill.deleted'; skill: { id: string } }
  | { event: 'relation.added' | 'relation.changed'; relation: RelationEnds & { weight: number } }
  | { event: 'relation.removed'; relation: RelationEnds }
  | { event: 'domain.renamed'; domain: NamedSkill }
)

/** `GET /v1/skills/changes/`: a page; `next_cursor` is never null, since the feed goes on. */
export interface ChangesPage {
  data: ChangeEvent[]
  meta: { next_cursor: string; has_more: boolean }
  calls: Calls
  request_id: string
}
