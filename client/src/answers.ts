/**
 * The responses of `/v1` with their field names. Weights, scores and shares are 0-100, times are ISO 8601 in
 * UTC.
 */

export interface NamedSkill {
  id: string
  name: string
}

/** The price of a metered call; `remaining` is null if the caller is not metered (staff, guests). */
export interface Calls {
  charged: number
  remaining: number | null
}

/** How a term was matched; `none` if no match is certain enough. */
export type InputReason =
  'exact' | 'alias' | 'id' | 'synonym' | 'words' | 'forms' | 'initials' | 'typo' | 'none'
export type RelationType =
  'related' | 'broader' | 'narrower' | 'essential' | 'optional' | 'co_occurs'

export interface ResolvedInput {
  input: string
  match_reason: InputReason
  /** 0 to 1: how certain the best match is. */
  confidence: number
  /** Null if no match is certain enough. */
  skill: NamedSkill | null
  /** Other possible skills. */
  suggestions: NamedSkill[]
}

export interface SkillMatch extends NamedSkill {
  type: string
  domain: NamedSkill | null
  score: number
  /** `skill` is the searched skill of the relation. */
  reasons: Array<{ input: string; skill: NamedSkill } & ShownRelation>
}

export interface ShownRelation {
  type: RelationType
  weight: number
  /** The evidence: codes such as `occupations+adverts`, or free text. */
  source: string | null
  /** The same in English words. */
  source_text: string | null
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
  match_reason: 'exact' | 'alias' | 'synonym' | 'prefix' | 'words' | 'typo'
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

/** `GET /v1/clients/current-package-details/`: the packages that can pay, in payment order. */
export interface PackagesAnswer extends Usage {
  packages: HeldPackage[]
  /** The price of each metered call, in calls. */
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

/** A page of a list; `next_cursor` is the cursor of the next page. */
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
  repeated: number
  skills_created: number
  message: string | null
  fault: string | null
  file_kept: boolean
  started_by: { id: string; full_name: string } | null
  retry_of: string | null
  waits_for: string | null
  undo_of: string | null
  undone_by: string | null
  created_at: string
  started_at: string | null
  finished_at: string | null
}

/** `GET /v1/skills/task-status/{id}/` and the calls that start or change a task. */
export interface TaskDetail extends Task {
  repeats: string | null
  options: {
    mode: string
    create_missing: boolean
    both_directions: boolean
    language: string | null
    status: string | null
    skill: string | null
    source: string | null
    encoding: string | null
    delimiter: string | null
    no_header: boolean
    preset: string | null
    /** The name of the preset; null for `last`. */
    preset_title: string | null
    columns: Record<string, unknown> | Array<string | null> | null
  }
  read_as: { encoding: string; delimiter: string; samples: string[] } | null
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
    first_lines: number[]
  }>
}

/** A place of a skill in a text; `text` is the text from `start` to `end`, `label` the name or alias that fits. */
export interface ExtractedPlace {
  text: string
  start: number
  end: number
  label: string
  kind: string
}

/** `POST /v1/skills/extract/`: by confidence, which is 0 to 1. */
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

/** A value of an invoice; amounts are decimal strings. */
export interface ReadValue {
  value: string
  /** 0 to 1. */
  confidence: number
  source: 'xml' | 'text' | 'ocr'
  page: number | null
  /** Shares of the page, from its top left corner. */
  box: { left: number; top: number; width: number; height: number } | null
}

/** `/v1/invoice-reader/invoice_import/{id}/`: the reading of a file. */
export interface ReadInvoice {
  id: string
  file_name: string
  bytes: number
  media_type: string
  state: 'read' | 'refused'
  /** The error, if the file could not be read. */
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
  /** Fields and lines with a confidence below 0.9 and no correction. */
  doubtful_values: number | null
  failed_checks: number | null
  warnings: string[] | null
  ms: number
  is_kept: boolean
  has_file: boolean
  expires_at: string | null
  version: number
  created_at: string
  updated_at: string
  /** The values with corrections applied. */
  values: Record<string, unknown> | null
  corrections: Record<string, string | null>
  /** The checks of `values`. */
  checks: InvoiceCheck[] | null
  /** The failed checks and the warnings, as English sentences. */
  findings: string[] | null
  /** The original reading: fields are a `ReadValue` or null, with `checks` and `meta`. */
  reading: Record<string, unknown> | null
}

export interface InvoiceCheck {
  name: string
  isPassed: boolean
  /** If it failed: the paths of the compared, differing or invalid fields. */
  fields: string[]
  /** Of a failed check of sums. */
  sum?: { parts: CheckTerm[]; result: string; stated: CheckTerm[] }
}

export interface CheckTerm {
  /** The path of a field, `taxes`, `lineItems`, or the kind of an adjustment. */
  name: string
  amount: string
}

/** `POST /v1/invoice-reader/invoice_import/`: a reading for each file, in order. */
export interface ReadInvoices {
  data: ReadInvoice[]
  /** The reader token of a guest, which is returned once. */
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

/** With the secret, which is returned once; null if the response is replayed. */
export type NewWebhook = Webhook & { secret: string | null }

/** The result of a delivery attempt. */
export interface WebhookAttempt {
  attempted_at: string
  response_status: number | null
  response_body: string | null
  duration_ms: number
  error: string | null
}

/** A delivery of an event; its id is the receiver's `webhook-id`. */
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
  /** Newest first, at most twenty, including those before a manual retry. */
  all_attempts: WebhookAttempt[]
  payload: unknown
  created_at: string
}

/** A complete skill, for a local copy. */
export interface PublishedSkill extends NamedSkill {
  description: string | null
  type: string
  domain: NamedSkill | null
  aliases: string[]
  translations: Array<{ language: string; name: string; aliases: string[] }>
  external_id: string | null
  external_uri: string | null
}

export interface LookedUp {
  /** The input. */
  input: string
  match_reason: InputReason | 'renamed' | 'merged' | 'unknown_id'
  /** 0 to 1: how certain the best match is. */
  confidence: number
  skill: PublishedSkill | null
  /** Other possible skills, if any. */
  suggestions?: NamedSkill[]
}

/** `POST /v1/skills/lookup/`: in the order of the request. */
export interface LookupAnswer {
  data: LookedUp[]
  calls: Calls
  request_id: string
}

export interface RelatedSkill extends ShownRelation {
  skill: NamedSkill & { type: string; domain: NamedSkill | null }
  direction: 'outgoing' | 'incoming'
}

export interface InputWithRelated extends ResolvedInput {
  /** Its relations, strongest first. */
  related: RelatedSkill[]
  total_related: number
}

/** `POST /v1/skills/related/`: the relations of each input, and the ranking for all of them. */
export type RelatedAnswer = Omit<SearchAnswer, 'inputs'> & { inputs: InputWithRelated[] }

/** `/v1/api-keys/`, without the secret. */
export interface ApiKey {
  id: string
  name: string
  prefix: string
  abilities: string[]
  status: 'active' | 'capped' | 'expired' | 'revoked'
  used_calls: number
  cap_calls: number | null
  /** The cap is for the lifetime of the key or for each month (UTC). */
  cap_period: 'total' | 'month'
  /** The calls that count toward the cap. */
  cap_used_calls: number
  cap_resets_at: string | null
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
  /** The key that a rotation replaced, while it is valid. */
  previous: { prefix: string; expires_at: string } | null
  created_by: string | null
  version: number
  created_at: string
  updated_at: string
}

/** With the key, which is returned once; null if the response is replayed. */
export type NewApiKey = ApiKey & { key: string | null }

interface RelationEnds {
  /** Ids of two skills. */
  skill: string
  related_skill: string
  type: RelationType
}

/** A change of the graph that is visible to clients. */
export type ChangeEvent = { at: string } & (
  | { event: 'skill.added' | 'skill.changed'; skill: PublishedSkill }
  | { event: 'skill.renamed'; skill: PublishedSkill; previous_name: string }
  | { event: 'skill.merged'; skill: { id: string }; into: NamedSkill }
  | { event: 'skill.archived' | 'skill.deleted'; skill: { id: string } }
  | {
      event: 'relation.added' | 'relation.changed'
      relation: RelationEnds & { weight: number; source: string | null }
    }
  | { event: 'relation.removed'; relation: RelationEnds }
  | { event: 'domain.renamed'; domain: NamedSkill }
)

/** `GET /v1/skills/changes/`: a page; `next_cursor` is never null, since the feed has no end. */
export interface ChangesPage {
  data: ChangeEvent[]
  meta: { next_cursor: string; has_more: boolean }
  calls: Calls
  request_id: string
}
