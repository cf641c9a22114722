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
}

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
  notes: unknown[]
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
